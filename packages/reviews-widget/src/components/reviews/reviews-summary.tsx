import { forwardRef } from 'react'
import { ratingWord } from '../../core'
import { useWords } from '../display'
import { RatingBadge, type RatingBadgeProps } from '../rating-badge/rating-badge'
import { useReviewsContext } from './reviews-root'

export interface ReviewsSummaryProps
  extends Omit<RatingBadgeProps, 'averageRating' | 'totalReviewCount' | 'profileUrl'> {}

/**
 * The badge of the reviews around it: the average in a number, in stars and in a word, and how many there
 * are. `badgeLabel` takes the place of the word.
 */
export const ReviewsSummary = /* @__PURE__ */ forwardRef<HTMLElement, ReviewsSummaryProps>(
  function ReviewsSummary(props, ref) {
    const words = useWords(props.words)
    const { status, summary, profileUrl } = useReviewsContext('Reviews.Summary')
    if (status !== 'loaded') return null
    const { averageRating } = summary
    return (
      <RatingBadge
        ref={ref}
        {...summary}
        profileUrl={profileUrl}
        badgeLabel={averageRating === undefined ? words.badgeLabel : words.rating[ratingWord(averageRating)]}
        badgeSubheadingFormatter={(count) =>
          words.reviewCount(count, count.toLocaleString(words.locale), words.platform)
        }
        {...props}
      />
    )
  },
)
