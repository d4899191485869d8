import { de } from './de'
import { en, type StoryMessages } from './en'
import { it } from './it'

export type { StoryMessages } from './en'
export type StoryLanguage = 'en' | 'it' | 'de'

export const messages: Record<StoryLanguage, StoryMessages> = { en, it, de }

/** The sample texts of the stories in the language of the toolbar or of the story. */
export const messagesFor = ({ globals }: { globals: { language?: StoryLanguage } }) =>
  messages[globals.language ?? 'en']
