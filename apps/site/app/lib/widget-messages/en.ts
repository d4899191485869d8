export { en as consentMessages } from '@meridiana/consent/locales/en'

import { en } from '@meridiana/reviews-widget/locales/en'
import { locales } from '../languages'

/** The English messages with British dates: the widget's own English has American dates. */
export const reviewsMessages = { ...en, locale: locales.en }
