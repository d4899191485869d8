import type { ConsentMessages } from '@meridiana/consent'
import type { ReviewsMessages } from '@meridiana/reviews-widget'
import type { Language } from './languages'

interface WidgetMessages {
  consentMessages: ConsentMessages
  reviewsMessages: ReviewsMessages
}

const modules = import.meta.glob<WidgetMessages>('./widget-messages/*.ts')
const loaded = new Map<Language, WidgetMessages>()

/** Source path of the module with a language's messages. The pre-render uses it to find the file to preload. */
export const widgetMessagesPath = (language: Language) => `app/lib/widget-messages/${language}.ts`

/**
 * Loads the messages of both widgets in one language. Does nothing if they have already loaded.
 *
 * @throws if there is no file for the language, or its request fails
 */
export async function loadWidgetMessages(language: Language) {
  if (loaded.has(language)) return
  const importModule = modules[`./widget-messages/${language}.ts`]
  if (!importModule) throw new Error(`site: lib/widget-messages/${language}.ts is missing`)
  loaded.set(language, await importModule())
}

/**
 * Returns the widgets' messages in a language.
 *
 * @throws if the messages have not been loaded
 */
export function getWidgetMessages(language: Language) {
  const messages = loaded.get(language)
  if (!messages) throw new Error(`site: the widgets' messages are not loaded for “${language}”`)
  return messages
}
