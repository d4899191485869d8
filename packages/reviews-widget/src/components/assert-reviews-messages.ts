import type { ReviewsMessages } from '../locales/messages'

/** @throws if neither the component nor the root around it has the prop `messages` */
export function assertReviewsMessages(messages: ReviewsMessages | undefined): asserts messages {
  if (!messages) {
    throw new Error(
      'reviews-widget: a component has no messages. Import them, such as ' +
        "{ en } from '@meridiana/reviews-widget/locales/en'.",
    )
  }
}
