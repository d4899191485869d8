import type { DefaultCategory } from '../core/index.ts'
import type { ConsentWords } from '../words.ts'

export const it: ConsentWords<DefaultCategory> = {
  main: {
    title: (
      <>
        I tuoi dati, <em>la tua scelta</em>
      </>
    ),
    description:
      'Usiamo ciò che serve al sito per funzionare. Tutto il resto, statistiche, mappe e pubblicità, aspetta il tuo sì.',
    acceptAll: 'Accetta tutto',
    rejectAll: 'Rifiuta tutto',
    settings: 'Impostazioni',
    close: 'Chiudi e rifiuta tutto',
    globalPrivacyControl:
      'Il tuo browser chiede riservatezza (Global Privacy Control). Ne teniamo conto: statistiche e marketing restano spenti, a meno che tu non li consenta qui.',
  },
  preferences: {
    title: 'Preferenze cookie',
    description: 'Scegli che cosa consentire. Puoi cambiare idea quando vuoi, dal fondo della pagina.',
    save: 'Salva la selezione',
    rejectAll: 'Rifiuta tutto',
    back: 'Indietro',
    close: 'Chiudi senza cambiare nulla',
  },
  categories: {
    necessary: { title: 'Necessari', description: 'Sempre attivi: senza, il sito non funziona.' },
    preferences: { title: 'Preferenze', description: 'Ricordano le tue scelte, per esempio la lingua.' },
    analytics: { title: 'Statistiche', description: 'Contano le visite, senza il tuo nome.' },
    marketing: { title: 'Marketing', description: 'Mostrano le mappe e misurano la pubblicità.' },
  },
  reminder: {
    text: 'Non hai ancora deciso sui cookie. Fino ad allora usiamo solo quelli necessari.',
    action: 'Decidi ora',
  },
  gate: {
    title: (service) => `${service} aspetta il tuo sì`,
    text: (vendor, category) =>
      `Il contenuto verrebbe caricato da ${vendor}, che riceverebbe il tuo indirizzo IP e potrebbe salvare cookie. Con il pulsante consenti la categoria «${category}»; puoi ritirare il consenso quando vuoi.`,
    allow: (service) => `Carica ${service}`,
  },
  trigger: 'Preferenze cookie',
}
