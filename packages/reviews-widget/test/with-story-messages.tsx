import type { Decorator } from '@storybook/react-vite'
import { de } from '../src/locales/de'
import { en } from '../src/locales/en'
import { it } from '../src/locales/it'

const locales = { en, it, de }

/** Gives a story the messages of the language in the toolbar. */
export const withStoryMessages: Decorator = (Story, { args, globals }) => (
  <Story args={{ ...args, messages: locales[globals.language as keyof typeof locales] }} />
)
