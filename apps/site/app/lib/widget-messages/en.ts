import { en } from '@meridiana/consent/locales/en'
import { en as reviews } from '@meridiana/reviews-widget/locales/en'
import { locales } from '../languages'

/** The messages of the consent package, with two texts that describe the use of data on this site. */
export const consentMessages = {
  ...en,
  categories: {
    ...en.categories,
    preferences: {
      ...en.categories.preferences,
      description: 'Keeps copies of the pages that you open, so that you can read them offline.',
    },
  },
  gate: {
    ...en.gate,
    text: `${en.gate.text} Google may process data in the USA. The category also covers measuring our advertising.`,
  },
}

/** The English messages with British dates: the widget's own English has American dates. */
export const reviewsMessages = { ...reviews, locale: locales.en }
