import type { ConsentMessages } from '@meridiana/consent'
import type { ReviewsMessages } from '@meridiana/reviews-widget'
import type { Language } from '../languages/languages'

interface WidgetMessages {
  consentMessages: ConsentMessages
  reviewsMessages: ReviewsMessages
}

const modules = import.meta.glob<WidgetMessages>('./messages/*.ts')
const loaded = new Map<Language, Promise<WidgetMessages>>()

/** Loads the messages of both widgets in a language. The same language gives the same promise, as React's `use` requires. */
export function loadWidgetMessages(language: Language) {
  const importModule = modules[`./messages/${language}.ts`]
  if (!importModule) throw new Error(`site: lib/widgets/messages/${language}.ts is missing`)
  const messages = loaded.get(language) ?? importModule()
  loaded.set(language, messages)
  return messages
}
