export { en as consentMessages } from '@meridiana/consent/locales/en'

import { en } from '@meridiana/reviews-widget/locales/en'
import { locales } from '../languages'

/** Messages with British dates, as on the rest of the site: the widget's own English has American ones. */
export const reviewsMessages = { ...en, locale: locales.en }
