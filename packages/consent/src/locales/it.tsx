import type { DefaultConsentCategory } from '../core'
import type { ConsentMessages } from './messages'

export const it: ConsentMessages<DefaultConsentCategory> = {
  main: {
    title: (
      <>
        I vostri dati, <em>la vostra scelta</em>
      </>
    ),
    description:
      'Ciò che è necessario è sempre attivo. Preferenze, statistiche, mappe e pubblicità, anche di Google, solo con il vostro consenso, che potete revocare in qualsiasi momento.',
    acceptAll: 'Accetta tutto',
    rejectAll: 'Rifiuta tutto',
    settings: 'Impostazioni',
    close: 'Chiudi e rifiuta tutto',
    globalPrivacyControl:
      'Il vostro browser chiede riservatezza (Global Privacy Control). Ne teniamo conto: statistiche e marketing restano disattivati, a meno che non li consentiate qui.',
  },
  preferences: {
    title: 'Preferenze cookie',
    description: 'Scegliete che cosa consentire. Potete cambiare idea quando volete, in fondo a ogni pagina.',
    save: 'Salva la selezione',
    rejectAll: 'Rifiuta tutto',
    back: 'Indietro',
    close: 'Chiudi senza cambiare nulla',
  },
  categories: {
    necessary: {
      title: 'Necessari',
      description: 'Sempre attivi. Senza, questa domanda tornerebbe a ogni pagina.',
    },
    preferences: { title: 'Preferenze', description: 'Ricordano altre scelte su come si presenta il sito.' },
    analytics: { title: 'Statistiche', description: 'Contano le visite, senza registrare il vostro nome.' },
    marketing: { title: 'Marketing', description: 'Mostrano le mappe e misurano la pubblicità.' },
  },
  reminder: {
    text: 'Finché non decidete, salviamo solo i dati necessari.',
    action: 'Scegliere ora',
  },
  gate: {
    title: '{service} richiede il vostro consenso',
    text: 'Il contenuto viene caricato da {vendor}, che riceve il vostro indirizzo IP e può salvare cookie. Con il pulsante consentite la categoria «{category}»; potete revocare il consenso quando volete.',
    allow: 'Carica {service}',
  },
  trigger: 'Preferenze cookie',
  policy: 'Informativa sulla privacy',
}
