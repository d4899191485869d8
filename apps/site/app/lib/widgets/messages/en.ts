import { en } from '@meridiana/consent/locales/en'
import { en as reviews } from '@meridiana/reviews-widget/locales/en'
import { locales } from '../../languages/languages'

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...en,
  gate: {
    ...en.gate,
    text: 'Loading it allows everything under “{category}”, including measuring our advertising. {vendor} then receives your IP address and may set cookies and process data in the USA. You can withdraw your consent at any time.',
  },
}

/** The English messages with British dates (the widget's own English has American ones). */
export const reviewsMessages = {
  ...reviews,
  locale: locales.en,
  reviewCount: {
    one: '{count} review on {platform}, unverified',
    other: '{count} reviews on {platform}, unverified',
  },
}
