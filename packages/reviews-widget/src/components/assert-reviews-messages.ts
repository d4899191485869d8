import type { ReviewsMessages } from '../locales/messages'

/** @throws if a component has no prop `messages` and no root around it that has `messages` */
export function assertReviewsMessages(messages: ReviewsMessages | undefined): asserts messages {
  if (!messages) {
    throw new Error(
      'reviews-widget: a component has no messages, so it has no texts. Import a language, such as ' +
        "{ en } from '@meridiana/reviews-widget/locales/en', and pass it as messages.",
    )
  }
}
