export { en as consent } from '@meridiana/consent/locales/en'

import { en } from '@meridiana/reviews-widget/locales/en'
import { locales } from '../languages'

/** The widget writes American dates in English; the site writes British ones. */
export const reviews = { ...en, locale: locales.en }
