'use client'

import {
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Review } from '../../core'
import { ReviewCard } from '../review-card/review-card'
import { useReviewsMessages } from '../review-display-options'
import { useComposedRefs } from '../use-composed-refs'
import { ReviewsContext } from './reviews-root'

export interface ReviewsListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** The number of reviews that are shown at first, and that each click on “Show more” adds. @default 10 */
  pageSize?: number | undefined
  /** Renders a single review. @default a `ReviewCard` */
  children?: ((review: Review) => ReactNode) | undefined
}

/** The reviews as a list, with a button that shows more reviews. */
export const ReviewsList = /* @__PURE__ */ forwardRef<HTMLUListElement, ReviewsListProps>(
  function ReviewsList({ pageSize = 10, children, ...props }, ref) {
    const { status, reviews } = ReviewsContext.useValue('Reviews.List')
    const messages = useReviewsMessages()
    const [pages, setPages] = useState(1)
    const list = useRef<HTMLUListElement | null>(null)
    const composedRef = useComposedRefs(
      ref,
      useCallback((element: HTMLUListElement | null) => {
        list.current = element
      }, []),
    )
    const isLast = pages * pageSize >= reviews.length
    useEffect(() => {
      // The last press on “Show more” removes the focused button. The focus moves to the first review that it has added.
      const first = list.current?.children[(pages - 1) * pageSize] as HTMLElement | undefined
      if (!first || pages === 1 || !isLast || document.activeElement !== document.body) return
      first.tabIndex = -1
      first.focus({ preventScroll: true })
    }, [pages, pageSize, isLast])

    if (status !== 'loaded') return null
    const visible = reviews.slice(0, pages * pageSize)
    return (
      <>
        <ul ref={composedRef} data-slot="reviews-list" aria-label={messages.title} {...props}>
          {visible.map((review) => (
            <li key={review.reviewId} data-slot="reviews-item">
              {children?.(review) ?? <ReviewCard review={review} />}
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
