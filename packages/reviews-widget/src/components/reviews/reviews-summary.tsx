'use client'

import { forwardRef } from 'react'
import { formatPluralMessage, ratingLabel } from '../../core'
import { RatingBadge, type RatingBadgeProps } from '../rating-badge/rating-badge'
import { useReviewsMessages } from '../review-display-options'
import { ReviewsContext } from './reviews-root'

export interface ReviewsSummaryProps
  extends Omit<RatingBadgeProps, 'averageRating' | 'totalReviewCount' | 'profileUrl' | 'messages'> {}

/**
 * A rating badge for the reviews of `Reviews.Root`: average rating as number, stars and label, and the number of
 * reviews. Renders nothing until they have loaded, and where there are none.
 */
export const ReviewsSummary = /* @__PURE__ */ forwardRef<HTMLElement, ReviewsSummaryProps>(
  function ReviewsSummary({ badgeLabel, badgeSubheadingFormatter, ...props }, ref) {
    const { status, summary, profileUrl } = ReviewsContext.useValue('Reviews.Summary')
    const messages = useReviewsMessages()
    if (status !== 'loaded' && status !== 'summary') return null
    const { averageRating } = summary
    const label = averageRating === undefined ? undefined : messages.rating[ratingLabel(averageRating)]
    return (
      <RatingBadge
        ref={ref}
        {...summary}
        profileUrl={profileUrl}
        messages={messages}
        badgeLabel={badgeLabel ?? label}
        badgeSubheadingFormatter={
          badgeSubheadingFormatter ??
          ((count) =>
            formatPluralMessage(messages.reviewCount, count, messages.locale, {
              platform: messages.platform,
            }))
        }
        {...props}
      />
    )
  },
)
