import { it } from '@meridiana/consent/locales/it'

export { it as reviewsMessages } from '@meridiana/reviews-widget/locales/it'

/** The messages of the consent package, with two texts that describe the use of data on this site. */
export const consentMessages = {
  ...it,
  categories: {
    ...it.categories,
    preferences: {
      ...it.categories.preferences,
      description: 'Conservano le pagine che aprite, da rileggere senza connessione.',
    },
  },
  gate: {
    ...it.gate,
    text: `${it.gate.text} Google può trattare dati negli Stati Uniti. Il marketing comprende anche la misurazione della pubblicità.`,
  },
}
