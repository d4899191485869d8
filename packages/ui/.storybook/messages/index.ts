import { de } from './de'
import { en, type StoryMessages } from './en'
import { it } from './it'

export type { StoryMessages } from './en'
export type Language = 'en' | 'it' | 'de'

const messages: Record<Language, StoryMessages> = { en, it, de }

/** The sample texts in the language of the toolbar or of the story. */
export const messagesFor = ({ globals }: { globals: { language?: Language } }) =>
  messages[globals.language ?? 'en']
