import { de } from '@meridiana/consent/locales/de'

export { de as reviewsMessages } from '@meridiana/reviews-widget/locales/de'

/** The package's messages. Two of them say what a category covers on this site. */
export const consentMessages = {
  ...de,
  categories: {
    ...de.categories,
    preferences: {
      ...de.categories.preferences,
      description: 'Für Einstellungen, die nicht notwendig sind. Derzeit nicht genutzt.',
    },
  },
  gate: { ...de.gate, text: `${de.gate.text} Marketing umfasst auch die Messung von Werbung.` },
}
