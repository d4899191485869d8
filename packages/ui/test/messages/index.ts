import { asAnotherHotel } from './another-hotel'
import { de } from './de'
import { en, type StoryLanguage, type StoryMessages } from './en'
import { he } from './he'
import { it } from './it'

export type { StoryLanguage, StoryMessages } from './en'

export const messages: Record<StoryLanguage, StoryMessages> = { en, it, de, he }

interface Toolbar {
  globals: { language?: StoryLanguage; theme?: string }
}

/** The sample texts of the stories in the language of the toolbar or of the story. Another hotel has its own. */
export const messagesFor = ({ globals: { language = 'en', theme } }: Toolbar) =>
  theme?.endsWith('-hotel') ? asAnotherHotel(messages[language], language) : messages[language]
