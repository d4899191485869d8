import type { ConsentMessages } from '@meridiana/consent'
import type { ReviewsMessages } from '@meridiana/reviews-widget'
import type { Language } from '../languages/languages'

interface WidgetMessages {
  consentMessages: ConsentMessages
  reviewsMessages: ReviewsMessages
}

// All languages together are 2 KiB. A file for each would be requested after the other scripts, and delay the hydration.
const modules = import.meta.glob<WidgetMessages>('./messages/*.ts', { eager: true })

/** The messages of both widgets in a language. */
export function widgetMessages(language: Language) {
  const messages = modules[`./messages/${language}.ts`]
  if (!messages) throw new Error(`site: lib/widgets/messages/${language}.ts is missing`)
  return messages
}
