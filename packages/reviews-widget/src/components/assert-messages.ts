import type { ReviewsMessages } from '../locales/messages'

/** @throws when a component has no messages, neither of its own nor of a root around it */
export function assertMessages(messages: ReviewsMessages | undefined): asserts messages {
  if (!messages) {
    throw new Error(
      'reviews-widget: a component has no messages, so it has no texts. Import a language, such as ' +
        "{ en } from '@meridiana/reviews-widget/locales/en', and pass it as messages.",
    )
  }
}
