import type { StoryMessages } from './en'

export const de: StoryMessages = {
  language: 'de',
  brand: 'Casa Meridiana',
  skip: 'Zum Inhalt springen',
  menu: { open: 'Menü öffnen', close: 'Menü schließen', title: 'Menü', nav: 'Hauptmenü' },
  nav: ['Zimmer', 'Restaurant', 'Erleben', 'Vicenza', 'Messen'],
  languageLabel: 'Sprache',
  chat: 'Chat',
  reserve: 'Buchen',
  check: 'Verfügbarkeit prüfen',
  viewMore: 'Zimmer ansehen',
  viewAll: 'Alle ansehen',
  discover: 'Mehr dazu',
  toRestaurant: 'Zum Restaurant',
  calendar: 'Zum Kalender',
  allRooms: 'Alle Zimmer',
  breadcrumb: { label: 'Sie sind hier', trail: ['Startseite', 'Vicenza', 'Sieben Wege für das Rad'] },
  kickers: [
    { hour: 8, text: 'Messen' },
    { hour: 9, text: 'Wo wir sind' },
    { hour: 10, text: 'Journal' },
    { hour: 11, text: 'Das Haus' },
    { hour: 12, text: 'Im Haus' },
    { hour: 16, text: 'Erleben' },
    { hour: 18, text: 'Gäste' },
    { hour: 20, text: 'Ristorante Ombra' },
    { hour: 22, text: 'Zimmer' },
  ],
  where: {
    kicker: 'Wo wir sind',
    title: (
      <>
        Zwischen den Berici-Hügeln und <em>Palladios Stadt</em>
      </>
    ),
    text: 'Das Haus steht am Fuß der Hügel, Garten und Pool liegen hinter einer Mauer aus Kalkstein. In die Altstadt von Vicenza ist es eine kurze Fahrt, zu den Messehallen sind es zehn Minuten.',
    picture: 'Eine helle Straße zwischen Zypressen führt von den Hügeln hinab nach Vicenza.',
    minutes: 'mit dem Auto zur Messe',
    rooms: 'Zimmertypen',
    chargers: 'Ladestationen für Elektroautos',
  },
  longTitle: 'Verfügbarkeitsanfrage für Dreibettzimmer während der Goldschmuckfachmesse',
  fairs: {
    kicker: 'Messen',
    title: (
      <>
        Zur <em>Messe</em> in der Stadt?
      </>
    ),
    text: 'Frühes Frühstück, kostenloser Parkplatz, späte Anreise auf Anfrage, und die Hallen liegen zehn Minuten entfernt.',
    venue: 'Fiera di Vicenza',
    list: [
      { title: 'Vicenzaoro January', dates: '16.–20. Januar' },
      { title: 'Hit Show', dates: '13.–15. Februar' },
      { title: 'Abilmente Primavera', dates: '5.–8. März' },
    ],
    empty:
      'Zurzeit liegen keine Daten vor. Bitte versuchen Sie es später noch einmal oder öffnen Sie den offiziellen Kalender.',
    official: 'Offizieller Kalender',
    loading: 'Die Messen werden geladen',
    filter: 'Monat',
    all: 'Alle',
    months: ['Jan 2027', 'Feb 2027', 'Mär 2027', 'Apr 2027', 'Mai 2027', 'Sep 2027', 'Okt 2027'],
    count: (count) => (count === 1 ? '1 Messe' : `${count} Messen`),
  },
  hero: {
    region: 'Fünf Stunden eines Aufenthalts',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    pause: 'Bilder anhalten',
    play: 'Bilder weiterlaufen lassen',
    pager: 'Bild wählen',
    position: '{place} von {count}',
    slides: [
      {
        moment: '19 · Sonnenuntergang',
        kicker: 'In der Loggia',
        title: (
          <>
            Wo der Tag sich <em>Zeit lässt</em>
          </>
        ),
        text: 'Ein ockerfarbenes Haus zwischen Zypressen, zehn Autominuten von der Messe Vicenza.',
      },
      {
        moment: '20 · Dämmerung',
        kicker: 'Über den Hügeln',
        title: (
          <>
            Hügel um Hügel <em>wird blau</em>
          </>
        ),
        text: 'Von der Gartenmauer aus sehen Sie über die Berici bis zum letzten erleuchteten Fenster.',
      },
      {
        moment: '22 · Abend',
        kicker: 'Bei Tisch',
        title: (
          <>
            Das Abendessen <em>wartet im Haus</em>
          </>
        ),
        text: 'Das Ristorante Ombra kocht, was es auf dem Markt Gutes gab. Danach müssen Sie nicht mehr fahren.',
      },
      {
        moment: '8 · Morgen',
        kicker: 'Am Fenster',
        title: (
          <>
            Morgens weckt Sie <em>nur das Licht</em>
          </>
        ),
        text: 'Bettwäsche aus Leinen, vor dem Fenster der Garten.',
      },
      {
        moment: '12 · Mittag',
        kicker: 'Unter der Pergola',
        title: (
          <>
            Mittags gehört der Garten <em>Ihnen</em>
          </>
        ),
        text: 'Ein Stuhl im Schatten steht bereit, in der Saison ist auch der Pool geöffnet.',
      },
    ],
  },
  footer: {
    line: 'Hotel & Ristorante · Vicenza',
    registration: 'Register-Nr. 024006-ALB-00012',
    contact: 'Kontakt',
    country: 'Italien',
    follow: 'Folgen Sie uns',
    certified: 'Zertifiziert',
    standards: ['Wäschehygiene: UNI EN 14065', 'Umwelt: UNI EN 14001', 'Qualität: ISO 9001'],
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    cookies: 'Cookie-Richtlinie',
    preferences: 'Cookie-Einstellungen',
    registers: 'CIN IT024006A1MERIDIANA · USt-IdNr. IT00000000000 · REA VI-000000 · Stammkapital 10.000 €',
  },
  notFound: 'Diese Seite gibt es nicht',
  richText: 'Um sieben ein <it>ombra</it>, <em>unter dem zweiten Bogen</em>',
  notice:
    'Die deutschen Texte konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und wählen Sie die Sprache noch einmal.',
  messagePage: {
    text: 'Vielleicht ist die Adresse alt, oder ein Buchstabe fehlt. Die Zimmer sind, wo sie waren.',
    home: 'Zur Startseite',
    offline: 'Keine Verbindung',
    retry: 'Noch einmal versuchen',
  },
  map: {
    label: 'Gezeichnete Karte: Von Vicenza führt eine Straße nach Süden zum Hotel, am Fuß der Berici-Hügel.',
    station: 'Bahnhof',
    venice: 'Venedig',
  },
  loading: 'Wird geladen',
  quote: 'Die schönste Stunde der Tour ist die, in der man absteigt.',
  quoteBy: 'Aus dem Journal',
  tip: {
    title: 'Tipp aus dem Haus',
    text: 'Fragen Sie nach einem Tisch am zweiten Bogen. Um sieben scheint die Sonne hindurch und bleibt so lange wie ein Glas Wein.',
  },
  faq: [
    {
      question: 'Ab wann können wir einchecken?',
      answer: 'Ab 15:00 Uhr. Früher oder später auf Anfrage: Schreiben Sie uns am Tag davor.',
    },
    {
      question: 'Bis wann können wir stornieren?',
      answer: 'Kostenlos bis drei Tage vor der Anreise. Danach berechnen wir eine Nacht.',
    },
    {
      question: 'Können wir ein Elektroauto laden?',
      answer: 'Ja. Auf dem Parkplatz, der für Gäste kostenlos ist, stehen zwei Ladestationen.',
    },
  ],
  badge: { isNew: 'Neu', season: 'In der Saison', closed: 'Geschlossen bis 19. August' },
  cookies: {
    caption: 'Notwendige Cookies',
    analytics: 'Statistik-Cookies',
    marketing: 'Marketing-Cookies',
    columns: { name: 'Name', provider: 'Anbieter', purpose: 'Zweck', expiry: 'Ablauf', type: 'Art' },
    rows: [
      {
        name: 'cookieConsentState',
        provider: 'Casa Meridiana',
        purpose: 'Merkt sich, was Sie erlaubt haben',
        expiry: '1 Jahr',
        type: 'Lokaler Speicher',
      },
      {
        name: 'lng',
        provider: 'Casa Meridiana',
        purpose: 'Merkt sich Ihre Sprache',
        expiry: '1 Jahr',
        type: 'Lokaler Speicher',
      },
    ],
    analyticsRows: [
      {
        name: '_ga',
        provider: 'Google',
        purpose: 'Zählt Besuche, ohne Ihren Namen',
        expiry: '2 Jahre',
        type: 'HTTP-Cookie',
      },
    ],
    none: 'Keine',
  },
  rooms: {
    kicker: 'Zimmer',
    title: (
      <>
        Neun Arten, <em>gut zu schlafen</em>
      </>
    ),
    list: 'Zimmer wählen',
    details: 'Einzelheiten',
    sleepsLabel: 'Gäste',
    bedsLabel: 'Betten',
    items: [
      {
        name: 'Suite',
        sleeps: 2,
        beds: '1 Queensize-Bett',
        note: 'für 2 Gäste · 1 Queensize-Bett',
        text: 'Ein Queensize-Bett unter einer Bogennische, eine Sitzecke am Fenster und die ganze Nacht die Ruhe des Gartens.',
      },
      {
        name: 'Superior Matrimoniale',
        sleeps: 2,
        beds: '1 Doppelbett',
        note: 'für 2 Gäste · 1 Doppelbett',
        text: 'Ein Doppelbett vor Eichenholz, ein Schreibtisch unter dem Fenster und Leinen, das hinter der Gartenmauer getrocknet ist.',
      },
      {
        name: 'Superior Tripla',
        sleeps: 3,
        beds: '3 Einzelbetten',
        note: 'für 3 Gäste · 3 Einzelbetten',
        text: 'Drei Betten nebeneinander, Platz für drei Koffer und ein Fenster zu den Hügeln.',
      },
      {
        name: 'Singola',
        sleeps: 1,
        beds: '1 Einzelbett',
        note: 'für 1 Gast · 1 Einzelbett',
        text: 'Ein gutes Bett, eine gute Lampe, ein guter Schreibtisch. Nichts, was Sie nicht brauchen.',
      },
    ],
  },
  amenities: {
    wifi: 'WLAN',
    ac: 'Klimaanlage',
    tv: 'Fernseher',
    minibar: 'Minibar',
    phone: 'Telefon',
    hairdryer: 'Haartrockner',
    desk: 'Schreibtisch',
    safe: 'Safe',
    bathroom: 'Eigenes Bad',
  },
  extras: [
    'Bademäntel aus Frottee',
    'Markenpflegeprodukte im Bad',
    'Schokolade am Abend',
    'Mineralwasser in Flaschen',
  ],
  services: [
    { title: 'WLAN', text: 'Kostenlos in allen Zimmern und bis zur Gartenmauer.' },
    { title: 'Parken', text: 'Auf dem Grundstück, kostenlos, solange Sie bleiben.' },
    {
      title: 'Concierge',
      text: 'Tische, Karten, Taxis und eine ehrliche Auskunft, welche Villa heute geöffnet hat.',
    },
    { title: 'Pool', text: 'Im Freien, in der Saison, dahinter die Hügel.' },
    {
      title: 'Garten',
      text: 'Nur für Gäste, von einer Mauer umgeben, mit einer Pergola für die Stunde ohne Schatten.',
    },
    { title: 'Fahrräder', text: 'Leihen wir Ihnen, mit Pumpe und einer Karte der Riviera Berica.' },
  ],
  journal: {
    kicker: 'Journal',
    title: (
      <>
        Notizen <em>aus Vicenza</em>
      </>
    ),
    readMore: 'Weiterlesen',
    posts: [
      {
        title: 'Gut essen, auch ohne Tischtuch',
        excerpt:
          'Drei Theken, eine Bäckerei und ein Marktstand, an denen die Stadt im Stehen zu Mittag isst.',
      },
      {
        title: 'Palladio an einem Nachmittag',
        excerpt: 'Am Theater beginnen, an der Brücke enden und dazwischen nach oben schauen.',
      },
      {
        title: 'Vormittags in die Hügel',
        excerpt: 'Ein Weg, der an unserem Tor beginnt und auf einem Hof endet, der kocht.',
      },
      {
        title: 'Sieben Wege für das Rad',
        excerpt: 'Vom flachen Flussweg bis zum Anstieg, den man hier vor dem Frühstück fährt.',
      },
    ],
  },
  itineraries: {
    open: 'Strecke ansehen',
    names: ['Der Fluss und die Villen', 'Rund um die Berici-Hügel', 'Die Weinberge von Gambellara'],
  },
  offer: {
    title: 'Drei Nächte bleiben, zwei bezahlen',
    blurb:
      'Reisen Sie zwischen Sonntag und Donnerstag an, bleiben Sie drei Nächte: Die dritte übernehmen wir.',
    details: [
      { term: 'Anreise', text: 'Sonntag bis Donnerstag' },
      { term: 'Frühstück', text: 'Vom Buffet, inbegriffen' },
      { term: 'Abreise', text: 'Später, wenn das Zimmer frei ist' },
    ],
    enquire: 'Anfragen',
  },
  prose: {
    title: 'Ein Weg vor dem Abendessen',
    lede: 'Gehen Sie durch das Gartentor. Der Pfad steigt zwischen zwei Weinbergen an und erreicht den Kamm, bevor Sie außer Atem sind.',
    heading: 'Was Sie vom Kamm aus sehen',
    text: 'Im Norden die Ebene mit ihren Kirchtürmen, im Süden die Hügel, einer hinter dem anderen. An klaren Abenden ist die letzte Linie das Meer.',
    list: ['Vierzig Minuten, hin und zurück', 'Gute Schuhe, keine besonderen', 'Wasser an der Kapelle'],
    link: 'der Kammweg',
    sub: 'Wann gehen',
    closing: 'Eine Stunde vor Sonnenuntergang. Die Küche öffnet um halb acht, und der Rückweg geht bergab.',
  },
  experience: {
    region: 'Vier Bilder aus dem Haus',
    slides: [
      'Der Pool, unter freiem Himmel',
      'Die Lounge, am Abend',
      'Vicenza, am Mittag',
      'Der kostenlose Parkplatz, mit zwei Ladestationen',
    ],
    position: '{place} von {count}',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    pause: 'Anhalten',
    play: 'Weiter',
    items: [
      {
        title: 'Rückzug',
        text: 'Der Garten ist von einer Mauer umschlossen und zu den Hügeln offen. Sie hält die Straße draußen und das Licht drinnen.',
      },
      {
        title: 'Augenblicke',
        text: 'Frühstück, wenn Sie aufwachen, ein Buch unter der Pergola, schwimmen vor der Hitze.',
      },
      {
        title: 'Behaglichkeit',
        text: 'Dicke Mauern, Fensterläden aus Holz, gute Matratzen. Behaglich ist, was man nicht mehr bemerkt.',
      },
    ],
  },
  quotes: {
    region: 'Was Gäste sagen',
    items: [
      'Wir kamen wegen der Messe und blieben wegen des Gartens.',
      'Ab dem zweiten Morgen wussten sie, wie wir unseren Kaffee trinken.',
      'Unten das Abendessen, oben das Bett, dazwischen Stille.',
    ],
    pause: 'Anhalten',
    play: 'Weiter',
    pager: 'Ein Zitat wählen',
    position: '{place} von {count}',
    goTo: 'Zitat {place}',
  },
  gallery: {
    label: 'Bilder des Zimmers',
    title: 'Bilder',
    close: 'Schließen',
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
    thumbnails: 'Alle Bilder',
    position: '{place} von {count}',
    alts: [
      'Die Loggia bei Sonnenuntergang',
      'Die Hügel in der Dämmerung',
      'Die Tafel am Abend',
      'Das Fenster am Morgen',
      'Der Garten am Mittag',
      'Die Straße nach Vicenza',
    ],
  },
  booking: {
    label: 'Reisedaten',
    messages: {
      checkin: 'Anreise',
      checkout: 'Abreise',
      guests: 'Gäste',
      search: 'Suchen',
      newTab: '(öffnet in einem neuen Tab)',
      errors: {
        checkin: {
          missing: 'Bitte geben Sie das Anreisedatum ein.',
          early: 'Die Anreise ist frühestens heute möglich.',
        },
        checkout: {
          missing: 'Bitte geben Sie das Abreisedatum ein.',
          early: 'Zwischen Anreise und Abreise liegt mindestens eine Nacht.',
        },
      },
    },
  },
  form: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    emailRequired: 'E-Mail-Adresse (Pflichtfeld)',
    emailHint: 'An diese Adresse antworten wir Ihnen noch am selben Tag.',
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    arrival: 'Voraussichtliche Ankunftszeit',
    arrivalHint: 'Die Rezeption ist bis Mitternacht besetzt.',
    arrivalMissing: 'Bitte wählen Sie eine Uhrzeit.',
    arrivals: ['Vor 15:00 Uhr', '15:00 bis 18:00 Uhr', 'Nach 18:00 Uhr'],
    terms: 'Ich habe die Stornierungs- und Zahlungsbedingungen des Angebots gelesen.',
    termsHint: 'Bis drei Tage vor der Anreise können Sie kostenlos stornieren.',
    termsMissing: 'Bitte bestätigen Sie, dass Sie die Bedingungen gelesen haben.',
    dates: 'Ihr Aufenthalt',
    wishes: 'Ihre Wünsche für den Aufenthalt',
    wish: 'Bitte ein ruhiges Zimmer zum Garten. Wir kommen spät, mit dem letzten Zug.',
    wishesMissing: 'Bitte schreiben Sie uns, was Sie brauchen.',
  },
  price: { from: 'ab {price} pro Nacht', text: '115 €' },
  tabs: {
    label: 'Das Haus in drei Teilen',
    items: [
      { title: 'Zimmer', text: 'Neun Arten, vom Einzelbett bis zur Suite unter dem Bogen.' },
      { title: 'Restaurant', text: 'Marta Fontana kocht, was der Markt heute Morgen hatte.' },
      {
        title: 'Garten',
        text: 'Von einer Mauer umschlossen, offen zu den Hügeln, mit einem Pool in der Saison.',
      },
    ],
  },
  noticeSaved: 'Danke. Ihre Anfrage ist bei uns angekommen, wir antworten heute.',
  noticeSeason: 'Das Restaurant ist vom 4. bis 19. August geschlossen.',
  dialog: {
    open: 'Hausregeln',
    title: 'Hausordnung und Anreiseinformationen',
    text: 'Die Rezeption ist bis Mitternacht besetzt. Wenn Sie später kommen, schreiben Sie uns: Wir lassen das Licht an.',
    close: 'Schließen',
    done: 'Verstanden, ich melde mich rechtzeitig',
  },
}
