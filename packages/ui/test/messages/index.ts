import { de } from './de'
import { en, type StoryMessages } from './en'
import { he } from './he'
import { it } from './it'

export type { StoryMessages } from './en'
export type StoryLanguage = 'en' | 'it' | 'de' | 'he'

export const messages: Record<StoryLanguage, StoryMessages> = { en, it, de, he }

interface Toolbar {
  globals: { language?: StoryLanguage; theme?: string }
}

/** The sample texts of the stories in the language of the toolbar or of the story. Another hotel has its own name. */
export const messagesFor = ({ globals: { language = 'en', theme } }: Toolbar) =>
  theme === 'another-hotel' ? { ...messages[language], brand: 'Hotel Bergblick' } : messages[language]
