'use client'

import { forwardRef } from 'react'
import { formatPlural, ratingLabel } from '../../core'
import { useMessages } from '../display-options'
import { RatingBadge, type RatingBadgeProps } from '../rating-badge/rating-badge'
import { useReviewsContext } from './reviews-root'

export interface ReviewsSummaryProps
  extends Omit<RatingBadgeProps, 'averageRating' | 'totalReviewCount' | 'profileUrl' | 'messages'> {}

/** The badge of the root's reviews: average as number, stars and label, and number of reviews. */
export const ReviewsSummary = /* @__PURE__ */ forwardRef<HTMLElement, ReviewsSummaryProps>(
  function ReviewsSummary(props, ref) {
    const { status, summary, profileUrl } = useReviewsContext('Reviews.Summary')
    const messages = useMessages()
    if (status !== 'loaded') return null
    const { averageRating } = summary
    return (
      <RatingBadge
        ref={ref}
        {...summary}
        profileUrl={profileUrl}
        messages={messages}
        badgeLabel={averageRating === undefined ? undefined : messages.rating[ratingLabel(averageRating)]}
        badgeSubheadingFormatter={(count) =>
          formatPlural(messages.reviewCount, count, messages.locale, { platform: messages.platform })
        }
        {...props}
      />
    )
  },
)
