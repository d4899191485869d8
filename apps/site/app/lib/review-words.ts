import { de, en, it, type Words } from '@meridiana/reviews-widget'
import type { Language } from './language'

/** What the reviews widget says, in the visitor's language. */
export const reviewWords: Record<Language, Words> = { en, it, de }
