import type { DefaultCategory } from '../core'
import type { ConsentMessages } from './messages'

export const de: ConsentMessages<DefaultCategory> = {
  main: {
    title: (
      <>
        Ihre Daten, <em>Ihre Wahl</em>
      </>
    ),
    description:
      'Wir verwenden, was die Website zum Funktionieren braucht. Alles andere – Statistik, Karten und Werbung – wartet auf Ihr Ja.',
    acceptAll: 'Alle akzeptieren',
    rejectAll: 'Alle ablehnen',
    settings: 'Einstellungen',
    close: 'Schließen und alle ablehnen',
    globalPrivacyControl:
      'Ihr Browser bittet um Datenschutz (Global Privacy Control). Wir halten uns daran: Statistik und Marketing bleiben aus, solange Sie sie hier nicht erlauben.',
  },
  preferences: {
    title: 'Cookie-Einstellungen',
    description: 'Wählen Sie, was Sie erlauben. Am Fuß der Seite können Sie es jederzeit ändern.',
    save: 'Auswahl speichern',
    rejectAll: 'Alle ablehnen',
    back: 'Zurück',
    close: 'Schließen, ohne etwas zu ändern',
  },
  categories: {
    necessary: { title: 'Notwendig', description: 'Immer aktiv: Ohne sie funktioniert die Website nicht.' },
    preferences: {
      title: 'Präferenzen',
      description: 'Merkt sich, was Sie gewählt haben, etwa Ihre Sprache.',
    },
    analytics: { title: 'Statistik', description: 'Zählt Besuche, ohne Ihren Namen.' },
    marketing: { title: 'Marketing', description: 'Zeigt Karten und misst Werbung.' },
  },
  reminder: {
    text: 'Sie haben noch nicht über Cookies entschieden. Bis dahin verwenden wir nur die notwendigen.',
    action: 'Jetzt entscheiden',
  },
  gate: {
    title: (service) => `${service} wartet auf Ihr Ja`,
    text: (vendor, category) =>
      `Der Inhalt würde von ${vendor} geladen; dabei wird Ihre IP-Adresse übermittelt, und es können Cookies gesetzt werden. Mit der Schaltfläche erlauben Sie die Kategorie „${category}“; das können Sie jederzeit widerrufen.`,
    allow: (service) => `${service} laden`,
  },
  trigger: 'Cookie-Einstellungen',
}
