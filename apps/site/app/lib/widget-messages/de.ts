import { de } from '@meridiana/consent/locales/de'

export { de as reviewsMessages } from '@meridiana/reviews-widget/locales/de'

/** The messages of the consent package, with two texts that describe the use of data on this site. */
export const consentMessages = {
  ...de,
  categories: {
    ...de.categories,
    preferences: {
      ...de.categories.preferences,
      description: 'Speichert Seiten, die Sie öffnen, zum Lesen ohne Verbindung.',
    },
  },
  gate: {
    ...de.gate,
    text: `${de.gate.text} Google kann Daten in den USA verarbeiten. Marketing umfasst auch Werbemessung.`,
  },
}
