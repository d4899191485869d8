import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react'
import type { Review } from '../../core'
import { useWords } from '../display'
import { ReviewCard } from '../review-card/review-card'
import { useReviewsContext } from './reviews-root'

export interface ReviewsListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** How many reviews are shown at first, and how many more at each press of the button. @default 10 */
  pageSize?: number
  /** Renders one review. @default a `ReviewCard` */
  children?: (review: Review) => ReactNode
}

/** The reviews beneath each other, a page at a time. */
export const ReviewsList = /* @__PURE__ */ forwardRef<HTMLUListElement, ReviewsListProps>(
  function ReviewsList({ pageSize = 10, children, ...props }, ref) {
    const words = useWords()
    const { status, reviews } = useReviewsContext('Reviews.List')
    const [pages, setPages] = useState(1)
    if (status !== 'loaded') return null
    const shown = reviews.slice(0, pages * pageSize)
    return (
      <>
        <ul ref={ref} data-slot="rw-list" aria-label={words.title} {...props}>
          {shown.map((review) => (
            <li key={review.reviewId}>{children?.(review) ?? <ReviewCard review={review} />}</li>
          ))}
        </ul>
        {shown.length < reviews.length && (
          <button type="button" data-slot="rw-button" onClick={() => setPages(pages + 1)}>
            {words.showMore}
          </button>
        )}
      </>
    )
  },
)
