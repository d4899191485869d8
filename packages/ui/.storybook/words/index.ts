import { de } from './de'
import { en } from './en'
import { it } from './it'

/** The stories' words: what a page would pass in. English types the other two. */
export type Words = typeof en
export type Language = 'en' | 'it' | 'de'

const words: Record<Language, Words> = { en, it, de }

/** The words in the language that the toolbar, or the story itself, has chosen. */
export const wordsOf = ({ globals }: { globals: { language?: Language } }) => words[globals.language ?? 'en']
