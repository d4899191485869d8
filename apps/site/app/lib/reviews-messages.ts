import { de, en, it, type Words } from '@meridiana/reviews-widget'
import type { Language } from './languages'

/** The texts of the reviews widget. */
export const reviewsMessages: Record<Language, Words> = { en, it, de }
