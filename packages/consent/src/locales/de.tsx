import type { DefaultConsentCategory } from '../core'
import type { ConsentMessages } from './messages'

export const de: ConsentMessages<DefaultConsentCategory> = {
  main: {
    title: (
      <>
        Ihre Daten, <em>Ihre Wahl</em>
      </>
    ),
    description:
      'Notwendiges speichern wir immer. Präferenzen, Statistik, Karten und Werbung, auch von Dritten, nur mit Ihrer Einwilligung. Sie können sie jederzeit widerrufen.',
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
    necessary: { title: 'Notwendig', description: 'Immer aktiv. Damit merkt sich die Website Ihre Auswahl.' },
    preferences: {
      title: 'Präferenzen',
      description: 'Merkt sich Einstellungen, die nicht notwendig sind.',
    },
    analytics: { title: 'Statistik', description: 'Zählt Besuche, ohne Ihren Namen zu erfassen.' },
    marketing: { title: 'Marketing', description: 'Zeigt Karten und misst Werbung.' },
  },
  reminder: {
    text: 'Bis Sie entscheiden, speichern wir nur das Notwendige.',
    action: 'Jetzt entscheiden',
  },
  gate: {
    title: '{service} braucht Ihre Einwilligung',
    text: 'Der Inhalt kommt von {vendor}; beim Laden wird Ihre IP-Adresse übermittelt, und es können Cookies gesetzt werden. Mit der Schaltfläche willigen Sie in die Kategorie „{category}“ ein; die Einwilligung können Sie jederzeit widerrufen.',
    allow: '{service} laden',
  },
  trigger: 'Cookie-Einstellungen',
  policy: 'Datenschutzerklärung',
}
