import type { DefaultCategory } from '../core'
import type { ConsentMessages } from './messages'

export const it: ConsentMessages<DefaultCategory> = {
  main: {
    title: (
      <>
        I vostri dati, <em>la vostra scelta</em>
      </>
    ),
    description:
      'Usiamo ciò che serve al sito per funzionare. Tutto il resto, statistiche, mappe e pubblicità, aspetta il vostro sì.',
    acceptAll: 'Accetta tutto',
    rejectAll: 'Rifiuta tutto',
    settings: 'Impostazioni',
    close: 'Chiudi e rifiuta tutto',
    globalPrivacyControl:
      'Il vostro browser chiede riservatezza (Global Privacy Control). Ne teniamo conto: statistiche e marketing restano spenti, a meno che non li consentiate qui.',
  },
  preferences: {
    title: 'Preferenze cookie',
    description: 'Scegliete che cosa consentire. Potete cambiare idea quando volete, dal fondo della pagina.',
    save: 'Salva la selezione',
    rejectAll: 'Rifiuta tutto',
    back: 'Indietro',
    close: 'Chiudi senza cambiare nulla',
  },
  categories: {
    necessary: { title: 'Necessari', description: 'Sempre attivi: senza, il sito non funziona.' },
    preferences: { title: 'Preferenze', description: 'Ricordano le vostre scelte, per esempio la lingua.' },
    analytics: { title: 'Statistiche', description: 'Contano le visite, senza il vostro nome.' },
    marketing: { title: 'Marketing', description: 'Mostrano le mappe e misurano la pubblicità.' },
  },
  reminder: {
    text: 'Non avete ancora deciso sui cookie. Fino ad allora usiamo solo quelli necessari.',
    action: 'Decidete ora',
  },
  gate: {
    title: (service) => `${service} aspetta il vostro sì`,
    text: (vendor, category) =>
      `Il contenuto verrebbe caricato da ${vendor}, che riceverebbe il vostro indirizzo IP e potrebbe salvare cookie. Con il pulsante consentite la categoria «${category}»; potete ritirare il consenso quando volete.`,
    allow: (service) => `Carica ${service}`,
  },
  trigger: 'Preferenze cookie',
}
