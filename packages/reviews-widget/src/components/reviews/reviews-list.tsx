'use client'

import { forwardRef, type HTMLAttributes, type ReactNode, useState } from 'react'
import type { Review } from '../../core'
import { ReviewCard } from '../review-card/review-card'
import { useReviewsMessages } from '../review-display-options'
import { ReviewsContext } from './reviews-root'

export interface ReviewsListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The number of reviews that are shown at first, and that each click on “Show more” adds. @default 10 */
  pageSize?: number | undefined
  /** Renders a single review. @default a `ReviewCard` */
  children?: ((review: Review) => ReactNode) | undefined
}

/** The last press on “Show more” removes the focused button. The focus moves to the first review that it has added. */
function focusIfLost(item: HTMLElement | null) {
  if (!item || document.activeElement !== document.body) return
  item.tabIndex = -1
  item.focus({ preventScroll: true })
}

/** The reviews as a list, with a button that shows more reviews. */
export const ReviewsList = /* @__PURE__ */ forwardRef<HTMLUListElement, ReviewsListProps>(
  function ReviewsList({ pageSize = 10, children, ...props }, ref) {
    const { status, reviews } = ReviewsContext.useValue('Reviews.List')
    const messages = useReviewsMessages()
    const [pages, setPages] = useState(1)
    const isLast = pages * pageSize >= reviews.length
    if (status !== 'loaded') return null
    const visible = reviews.slice(0, pages * pageSize)
    return (
      <>
        <ul ref={ref} data-slot="reviews-list" aria-label={messages.title} {...props}>
          {visible.map((review, index) => (
            <li
              key={review.reviewId}
              ref={index && isLast && index === (pages - 1) * pageSize ? focusIfLost : undefined}
              data-slot="reviews-item"
            >
              {children ? children(review) : <ReviewCard review={review} />}
            </li>
          ))}
        </ul>
        {!isLast && (
          <button type="button" data-slot="reviews-button" onClick={() => setPages(pages + 1)}>
            {messages.showMore}
          </button>
        )}
      </>
    )
  },
)
