import type { StoryMessages } from './en'

export const it: StoryMessages = {
  language: 'it',
  brand: 'Casa Meridiana',
  skip: 'Vai al contenuto',
  menu: { open: 'Apri il menu', close: 'Chiudi il menu', title: 'Menu', nav: 'Principale' },
  nav: ['Camere', 'Ristorante', 'Esperienze', 'Vicenza', 'Fiere'],
  languageLabel: 'Lingua',
  chat: 'Chat',
  reserve: 'Prenota',
  check: 'Verifica disponibilità',
  viewMore: 'Vedi la camera',
  viewAll: 'Vedi tutto',
  discover: 'Scopri',
  toRestaurant: 'Scopri il ristorante',
  calendar: 'Vedi il calendario',
  allRooms: 'Tutte le camere',
  breadcrumb: { label: 'Siete qui', trail: ['Home', 'Vicenza', 'La vecchia tramvia e altre sei strade'] },
  kickers: [
    { hour: 8, text: 'Fiere' },
    { hour: 9, text: 'Dove siamo' },
    { hour: 10, text: 'Diario' },
    { hour: 11, text: 'La casa' },
    { hour: 12, text: 'Servizi' },
    { hour: 16, text: 'Esperienze' },
    { hour: 18, text: 'Gli ospiti' },
    { hour: 20, text: 'Ristorante Ombra' },
    { hour: 22, text: 'Camere' },
  ],
  where: {
    kicker: 'Dove siamo',
    title: (
      <>
        Tra i colli Berici e la <em>città del Palladio</em>
      </>
    ),
    text: 'La casa sta ai piedi dei colli, con il giardino e la piscina dietro un muro di pietra. Il centro di Vicenza è a pochi minuti d’auto, i padiglioni della fiera a dieci.',
    picture: 'Una strada bianca tra i cipressi scende dai colli verso Vicenza.',
    minutes: 'd’auto fino alla fiera',
    rooms: 'tipi di camera',
    chargers: 'colonnine per auto elettriche',
  },
  longTitle: 'Prenotazioni per la settimana fieristica internazionale',
  fairs: {
    kicker: 'Fiere',
    title: (
      <>
        In città <em>per la fiera?</em>
      </>
    ),
    text: 'Colazione presto, parcheggio gratuito, arrivo anche tardi su richiesta, e i padiglioni a dieci minuti.',
    venue: 'Fiera di Vicenza',
    list: [
      { title: 'Vicenzaoro January', dates: '16–20 gennaio' },
      { title: 'Hit Show', dates: '13–15 febbraio' },
      { title: 'Abilmente Primavera', dates: '5–8 marzo' },
    ],
    empty:
      'I dati non sono disponibili in questo momento. Riprovate più tardi o aprite il calendario ufficiale.',
    official: 'Calendario ufficiale',
    loading: 'Le fiere si stanno caricando',
    filter: 'Mese',
    all: 'Tutti',
    months: ['Gen 2027', 'Feb 2027', 'Mar 2027', 'Apr 2027', 'Mag 2027', 'Set 2027', 'Ott 2027'],
    count: (count) => (count === 1 ? '1 fiera' : `${count} fiere`),
  },
  hero: {
    region: 'Cinque ore di un soggiorno',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    pause: 'Ferma le immagini',
    play: 'Fai scorrere le immagini',
    pager: 'Scegli un’immagine',
    position: '{place} di {count}',
    slides: [
      {
        moment: '19 · tramonto',
        kicker: 'In loggia',
        title: (
          <>
            Qui la giornata <em>se la prende comoda</em>
          </>
        ),
        text: 'Una casa color ocra tra i cipressi, poco fuori Vicenza e a dieci minuti d’auto dalla fiera.',
      },
      {
        moment: '20 · crepuscolo',
        kicker: 'Verso i Berici',
        title: (
          <>
            I colli si fanno blu, <em>uno dopo l’altro</em>
          </>
        ),
        text: 'Dal muro del giardino si vedono i Berici fino all’ultima finestra accesa.',
      },
      {
        moment: '22 · sera',
        kicker: 'A tavola',
        title: (
          <>
            Per cena <em>basta scendere</em>
          </>
        ),
        text: 'Al Ristorante Ombra si cena con quello che c’era di buono al mercato.',
      },
      {
        moment: '8 · mattino',
        kicker: 'Al risveglio',
        title: (
          <>
            Vi sveglia la luce, <em>non il traffico</em>
          </>
        ),
        text: 'Lenzuola di lino e scuri di legno. Davanti c’è il giardino.',
      },
      {
        moment: '12 · mezzogiorno',
        kicker: 'L’ora senza ombra',
        title: (
          <>
            A mezzogiorno il giardino <em>è vostro</em>
          </>
        ),
        text: 'In stagione c’è la piscina; sotto la pergola, sedie e un po’ di fresco.',
      },
    ],
  },
  footer: {
    line: 'Hotel & Ristorante · Vicenza',
    registration: 'Iscrizione n. 024006-ALB-00012',
    contact: 'Contatti',
    country: 'Italia',
    follow: 'Seguiteci',
    certified: 'Certificazioni',
    standards: ['Igiene della biancheria: UNI EN 14065', 'Ambiente: UNI EN 14001', 'Qualità: ISO 9001'],
    legal: 'Note legali',
    privacy: 'Privacy',
    cookies: 'Cookie',
    preferences: 'Preferenze sui cookie',
    registers: 'CIN IT024006A1MERIDIANA · P. IVA IT00000000000 · REA VI-000000 · Capitale sociale 10.000 €',
  },
  notFound: 'Questa pagina non esiste',
  richText: 'Alle sette un’ombra, <em>sotto il secondo arco</em>',
  notice:
    'I testi in tedesco non si sono caricati. Controllate la connessione e scegliete di nuovo la lingua.',
  messagePage: {
    text: 'Forse l’indirizzo è vecchio, o manca una lettera. Le camere sono dov’erano.',
    home: 'Alla pagina iniziale',
    offline: 'Nessuna connessione',
    retry: 'Riprova',
  },
  map: {
    label: 'Mappa disegnata: da Vicenza una strada scende a sud fino all’hotel, ai piedi dei Colli Berici.',
    station: 'Stazione',
    venice: 'Venezia',
  },
  loading: 'Caricamento in corso',
  quote: 'L’ora più bella del giro è quella in cui ci si ferma.',
  quoteBy: 'Dal diario',
  tip: {
    title: 'Un consiglio di casa',
    text: 'Chiedete un tavolo vicino al secondo arco. Alle sette il sole lo attraversa e resta il tempo di un bicchiere.',
  },
  faq: [
    {
      question: 'Da che ora si può entrare in camera?',
      answer: 'Dalle 15:00. Prima o dopo su richiesta: scriveteci il giorno prima.',
    },
    {
      question: 'Fino a quando si può disdire?',
      answer: 'Gratis fino a tre giorni prima dell’arrivo. Dopo si paga una notte.',
    },
    {
      question: 'Si può ricaricare l’auto elettrica?',
      answer: 'Sì. Nel parcheggio, gratuito per gli ospiti, ci sono due colonnine.',
    },
  ],
  badge: { isNew: 'Novità', season: 'In stagione', closed: 'Chiuso fino al 19 agosto' },
  cookies: {
    caption: 'Cookie necessari',
    analytics: 'Cookie statistici',
    marketing: 'Cookie di marketing',
    columns: { name: 'Nome', provider: 'Fornitore', purpose: 'Scopo', expiry: 'Scadenza', type: 'Tipo' },
    rows: [
      {
        name: 'cookieConsentState',
        provider: 'Casa Meridiana',
        purpose: 'Ricorda che cosa avete consentito',
        expiry: '1 anno',
        type: 'Archivio locale',
      },
      {
        name: 'lng',
        provider: 'Casa Meridiana',
        purpose: 'Ricorda la vostra lingua',
        expiry: '1 anno',
        type: 'Archivio locale',
      },
    ],
    analyticsRows: [
      {
        name: '_ga',
        provider: 'Google',
        purpose: 'Conta le visite, senza il vostro nome',
        expiry: '2 anni',
        type: 'Cookie HTTP',
      },
    ],
    none: 'Nessuno',
  },
  rooms: {
    kicker: 'Camere',
    title: (
      <>
        Nove modi di <em>dormire bene</em>
      </>
    ),
    list: 'Scegliete una camera',
    details: 'Dettagli',
    sleepsLabel: 'Ospiti',
    bedsLabel: 'Letti',
    items: [
      {
        name: 'Suite',
        sleeps: 2,
        beds: '1 queen',
        note: '2 ospiti · 1 queen',
        text: 'Un letto queen sotto una nicchia ad arco, un angolo salotto alla finestra e il silenzio del giardino.',
      },
      {
        name: 'Superior Matrimoniale',
        sleeps: 2,
        beds: '1 matrimoniale',
        note: '2 ospiti · 1 matrimoniale',
        text: 'Un letto matrimoniale contro il rovere, una scrivania sotto la finestra e lino asciugato dietro il muro del giardino.',
      },
      {
        name: 'Superior Tripla',
        sleeps: 3,
        beds: '3 singoli',
        note: '3 ospiti · 3 singoli',
        text: 'Tre letti in fila, posto per tre valigie e una finestra sui colli.',
      },
      {
        name: 'Singola',
        sleeps: 1,
        beds: '1 singolo',
        note: '1 ospite · 1 singolo',
        text: 'Un buon letto, una buona lampada, una buona scrivania. Nulla che resti inutilizzato.',
      },
    ],
  },
  amenities: {
    wifi: 'Wi-Fi',
    ac: 'Aria condizionata',
    tv: 'Televisione',
    minibar: 'Minibar',
    phone: 'Telefono',
    hairdryer: 'Asciugacapelli',
    desk: 'Scrivania',
    safe: 'Cassaforte',
    bathroom: 'Bagno privato',
  },
  extras: [
    'Accappatoi in spugna',
    'Prodotti da bagno di marca',
    'Cioccolatino della sera',
    'Acqua in bottiglia',
  ],
  services: [
    { title: 'Wi-Fi', text: 'Gratuito in tutte le camere, e fino al muro del giardino.' },
    { title: 'Parcheggio', text: 'Dentro la proprietà, gratuito, per tutto il soggiorno.' },
    {
      title: 'Concierge',
      text: 'Tavoli, biglietti, taxi, e una risposta sincera su quale villa sia aperta oggi.',
    },
    { title: 'Piscina', text: 'All’aperto, in stagione, con i colli alle spalle.' },
    {
      title: 'Giardino',
      text: 'Solo per gli ospiti, cinto da un muro, con la pergola per l’ora senza ombra.',
    },
    { title: 'Biciclette', text: 'Ve le prestiamo noi, con la pompa e una mappa della Riviera Berica.' },
  ],
  journal: {
    kicker: 'Diario',
    title: (
      <>
        Vicenza <em>come la conosciamo noi</em>
      </>
    ),
    readMore: 'Leggi',
    posts: [
      {
        title: 'Mangiare bene, anche senza tovaglia',
        excerpt: 'Tre banconi, un forno e un banco del mercato dove la città pranza in piedi.',
      },
      {
        title: 'Palladio in un pomeriggio',
        excerpt: 'Si comincia dal teatro, si finisce al ponte, e in mezzo si guarda in su.',
      },
      {
        title: 'In collina prima di pranzo',
        excerpt: 'Una passeggiata che parte dal nostro cancello e arriva a una fattoria che cucina.',
      },
      {
        title: 'La vecchia tramvia e altre sei strade',
        excerpt: 'Dall’argine in piano alla salita che qui si fa prima di colazione.',
      },
    ],
  },
  itineraries: {
    open: 'Vedi il percorso',
    names: ['Il fiume e le ville', 'Il giro dei Berici', 'I vigneti di Gambellara'],
  },
  offer: {
    title: 'Tre notti al prezzo di due',
    blurb: 'Arrivate tra domenica e giovedì, restate tre notti: la terza la offriamo noi.',
    details: [
      { term: 'Arrivo', text: 'Da domenica a giovedì' },
      { term: 'Colazione', text: 'A buffet, compresa' },
      { term: 'Partenza', text: 'Più tardi, se la camera è libera' },
    ],
    enquire: 'Chiedete a noi',
  },
  prose: {
    title: 'Due passi prima di cena',
    lede: 'Uscite dal cancello del giardino. Il sentiero sale tra due vigne e arriva al crinale prima che vi manchi il fiato.',
    heading: 'Che cosa si vede dal crinale',
    text: 'A nord la pianura e i suoi campanili, a sud i colli, uno dietro l’altro. Nelle sere limpide l’ultima linea è il mare.',
    list: ['Quaranta minuti, andata e ritorno', 'Scarpe buone, nulla di speciale', 'Acqua alla cappella'],
    link: 'il sentiero del crinale',
    sub: 'Quando andare',
    closing: 'Un’ora prima del tramonto. La cucina apre alle sette e mezza, e il ritorno è in discesa.',
  },
  experience: {
    region: 'Quattro immagini della casa',
    slides: [
      'La piscina, sotto il cielo',
      'Il salotto, di sera',
      'Vicenza, a mezzogiorno',
      'Il parcheggio gratuito, con due colonnine',
    ],
    position: '{place} di {count}',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    pause: 'Ferma',
    play: 'Riprendi',
    items: [
      {
        title: 'Un rifugio',
        text: 'Il giardino è chiuso da un muro e aperto sui colli. La strada resta fuori, la luce dentro.',
      },
      {
        title: 'Momenti',
        text: 'La colazione quando ci si sveglia, un libro sotto la pergola, un bagno prima del caldo.',
      },
      {
        title: 'Comodità',
        text: 'Muri spessi, scuri di legno, buoni materassi. La comodità è ciò che non si nota più.',
      },
    ],
  },
  quotes: {
    region: 'Che cosa dicono gli ospiti',
    items: [
      'Eravamo qui per la fiera. Ci siamo fermati per il giardino.',
      'Dalla seconda mattina sapevano come prendiamo il caffè.',
      'La cena di sotto, il letto di sopra, in mezzo il silenzio.',
    ],
    pause: 'Ferma',
    play: 'Riprendi',
    pager: 'Scegli una citazione',
    position: '{place} di {count}',
    goTo: 'Citazione {place}',
  },
  gallery: {
    label: 'Immagini della camera',
    title: 'Immagini',
    close: 'Chiudi',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    thumbnails: 'Tutte le immagini',
    position: '{place} di {count}',
    alts: [
      'La loggia al tramonto',
      'I colli al crepuscolo',
      'La tavola, di sera',
      'La finestra, al mattino',
      'Il giardino a mezzogiorno',
      'La strada per Vicenza',
    ],
  },
  booking: {
    label: 'Date del soggiorno',
    messages: {
      checkin: 'Arrivo',
      checkout: 'Partenza',
      guests: 'Ospiti',
      search: 'Cerca',
      newTab: '(si apre in una nuova scheda)',
      errors: {
        checkin: {
          missing: 'Indicate la data di arrivo.',
          early: 'La data di arrivo non può essere già passata.',
        },
        checkout: {
          missing: 'Indicate la data di partenza.',
          early: 'La partenza deve essere almeno una notte dopo l’arrivo.',
        },
      },
    },
  },
  form: {
    name: 'Nome',
    email: 'E-mail',
    emailRequired: 'E-mail (obbligatorio)',
    emailHint: 'Rispondiamo a questo indirizzo, in giornata.',
    emailMissing: 'Inserisca il Suo indirizzo e-mail.',
    arrival: 'Ora di arrivo',
    arrivalHint: 'La reception è aperta fino a mezzanotte.',
    arrivalMissing: 'Scelga un orario.',
    arrivals: ['Prima delle 15:00', 'Dalle 15:00 alle 18:00', 'Dopo le 18:00'],
    terms: 'Ho letto le condizioni dell’offerta.',
    termsHint: 'La cancellazione è gratuita fino a tre giorni prima dell’arrivo.',
    termsMissing: 'Confermi di aver letto le condizioni.',
    dates: 'Il Suo soggiorno',
    wishes: 'Le Sue richieste',
    wish: 'Una camera tranquilla sul giardino, per favore. Arriviamo tardi, con l’ultimo treno.',
    wishesMissing: 'Ci scriva di che cosa ha bisogno.',
  },
  price: { from: 'da {price} a notte', text: '115 €' },
  tabs: {
    label: 'La casa in tre parti',
    items: [
      { title: 'Camere', text: 'Nove tipi, dal letto singolo alla suite sotto l’arco.' },
      { title: 'Ristorante', text: 'Marta Fontana cucina ciò che il mercato aveva stamattina.' },
      { title: 'Giardino', text: 'Chiuso da un muro, aperto sui colli, con la piscina in stagione.' },
    ],
  },
  noticeSaved: 'Grazie. Abbiamo ricevuto la Sua richiesta e rispondiamo oggi.',
  noticeSeason: 'Il ristorante è chiuso dal 4 al 19 agosto.',
  dialog: {
    open: 'Regole della casa',
    title: 'Prima del vostro arrivo',
    text: 'La reception è aperta fino a mezzanotte. Se arrivate più tardi, scriveteci: lasciamo la luce accesa.',
    close: 'Chiudi',
    done: 'Va bene',
  },
}
