'use client'

import { forwardRef, type HTMLAttributes, useId } from 'react'
import { formatReviewerName, type Review } from '../../core'
import { Avatar } from '../avatar/avatar'
import type { SchemeProps } from '../rating-badge/rating-badge'
import {
  type ReviewDisplayOptions,
  ReviewDisplayOptionsContext,
  splitReviewDisplayOptions,
  useReviewDisplayOptions,
} from '../review-display-options'
import { Stars } from '../stars/stars'
import { OwnerReply } from './owner-reply'
import { ReviewDate } from './review-date'
import { ReviewPlatform } from './review-platform'
import { ReviewText } from './review-text'

export interface ReviewCardProps extends HTMLAttributes<HTMLElement>, ReviewDisplayOptions, SchemeProps {
  /** The review that the card shows. */
  review: Review
}

/** The time of the last change. Ignores an `updateTime` before `createTime`, which is a mistake of the source. */
const latestTime = ({ createTime, updateTime = createTime }: Review) =>
  Date.parse(updateTime) > Date.parse(createTime) ? updateTime : createTime

/** One review with stars, text, reviewer and date, as a card or as a testimonial in large type. */
export const ReviewCard = /* @__PURE__ */ forwardRef<HTMLElement, ReviewCardProps>(function ReviewCard(
  { review, theme, scheme = theme, ...props },
  ref,
) {
  const [own, rest] = splitReviewDisplayOptions(props)
  const options = useReviewDisplayOptions(own)
  const { messages, reviewVariant = 'card', nameDisplay, disableTranslation = false } = options
  const nameId = useId()
  const { reviewId, reviewer, reviewReply } = review

  return (
    <ReviewDisplayOptionsContext.Provider value={options}>
      <article
        ref={ref}
        data-slot="reviews-card"
        data-variant={reviewVariant}
        data-scheme={scheme}
        aria-labelledby={nameId}
        {...rest}
      >
        <Stars rating={review.starRating} messages={messages} />
        {/* Another review is closed, and a change of `disableTranslation` shows the original or the translation. */}
        <ReviewText key={`${reviewId} ${disableTranslation}`} review={review} describedBy={nameId} />
        {reviewReply && <OwnerReply key={reviewId} reply={reviewReply} />}
        <footer data-slot="reviews-byline">
          <Avatar reviewer={reviewer} />
          <bdi data-slot="reviews-name" id={nameId}>
            {formatReviewerName(reviewer, nameDisplay, messages.anonymous)}
          </bdi>
          <ReviewDate dateTime={latestTime(review)} />
          <ReviewPlatform />
        </footer>
      </article>
    </ReviewDisplayOptionsContext.Provider>
  )
})
