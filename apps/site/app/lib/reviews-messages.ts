import type { ReviewsMessages } from '@meridiana/reviews-widget'
import { de } from '@meridiana/reviews-widget/locales/de'
import { en } from '@meridiana/reviews-widget/locales/en'
import { it } from '@meridiana/reviews-widget/locales/it'
import type { Language } from './languages'

/** The texts of the reviews widget. */
export const reviewsMessages: Record<Language, ReviewsMessages> = { en, it, de }
