import { en } from '@meridiana/consent/locales/en'
import { en as reviews } from '@meridiana/reviews-widget/locales/en'
import { hotel } from '../../../hotel'
import { locales } from '../../languages/languages'

/** The messages of the consent package, with a text about the use of data by the map. */
export const consentMessages = {
  ...en,
  gate: {
    ...en.gate,
    text: `${en.gate.text} ${hotel.map.vendor} may process data in the USA. The category also covers measuring our advertising.`,
  },
}

/** The English messages with British dates: the widget's own English has American dates. */
export const reviewsMessages = { ...reviews, locale: locales.en }
