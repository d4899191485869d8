'use client'

import { forwardRef, type HTMLAttributes, type MouseEvent } from 'react'
import { formatMessage } from '../../core'
import { useReviewsMessages } from '../review-display-options'
import { ReviewsContext } from './reviews-root'

type StatusProps = HTMLAttributes<HTMLDivElement>

/** The loading view, shown while the reviews load. Children replace its message. */
export const ReviewsLoading = /* @__PURE__ */ forwardRef<HTMLDivElement, StatusProps>(function ReviewsLoading(
  { children, ...props },
  ref,
) {
  const { status } = ReviewsContext.useValue('Reviews.Loading')
  const messages = useReviewsMessages()
  if (status !== 'loading') return null
  return (
    <div ref={ref} data-slot="reviews-loading" role="status" {...props}>
      <span data-slot="reviews-spinner" aria-hidden="true" />
      {children ?? messages.loading}
    </div>
  )
})

/** The error view with a retry button, shown if the reviews failed to load. Children replace its message. */
export const ReviewsError = /* @__PURE__ */ forwardRef<HTMLDivElement, StatusProps>(function ReviewsError(
  { children, ...props },
  ref,
) {
  const { status, retry } = ReviewsContext.useValue('Reviews.Error')
  const messages = useReviewsMessages()
  if (status !== 'error') return null

  const handleRetry = (event: MouseEvent<HTMLElement>) => {
    // A retry removes the error view and its focused button. The focus moves to the root, so that the next Tab
    // continues from there.
    const root = event.currentTarget.closest<HTMLElement>('[data-slot="reviews-root"]')
    if (root) {
      root.tabIndex = -1
      root.focus({ preventScroll: true })
    }
    retry()
  }
  return (
    <div ref={ref} data-slot="reviews-error" role="alert" {...props}>
      <p data-slot="reviews-error-text">
        {children ?? formatMessage(messages.error, { platform: messages.platform })}
      </p>
      <button type="button" data-slot="reviews-button" onClick={handleRetry}>
        {messages.retry}
      </button>
    </div>
  )
})

/** The empty view, shown if there are no reviews. Children replace its message. */
export const ReviewsEmpty = /* @__PURE__ */ forwardRef<HTMLDivElement, StatusProps>(function ReviewsEmpty(
  { children, ...props },
  ref,
) {
  const { status } = ReviewsContext.useValue('Reviews.Empty')
  const messages = useReviewsMessages()
  if (status !== 'empty') return null
  return (
    <div ref={ref} data-slot="reviews-empty" {...props}>
      {children ?? messages.empty}
    </div>
  )
})
