export { en as consentMessages } from '@meridiana/consent/locales/en'

import { en } from '@meridiana/reviews-widget/locales/en'
import { locales } from '../languages'

/** The widget writes American dates in English; the site writes British ones. */
export const reviewsMessages = { ...en, locale: locales.en }
