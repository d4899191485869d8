import { forwardRef, type HTMLAttributes, type MouseEvent } from 'react'
import { useWords } from '../display'
import { useReviewsContext } from './reviews-root'

type StatusProps = HTMLAttributes<HTMLDivElement>

/** Shown while reviews are on their way. Its children take the place of the words. */
export const ReviewsLoading = /* @__PURE__ */ forwardRef<HTMLDivElement, StatusProps>(function ReviewsLoading(
  { children, ...props },
  ref,
) {
  const words = useWords()
  if (useReviewsContext('Reviews.Loading').status !== 'loading') return null
  return (
    <div ref={ref} data-slot="rw-loading" role="status" {...props}>
      <span data-slot="rw-spinner" aria-hidden="true" />
      {children ?? words.loading}
    </div>
  )
})

/** Shown when no reviews could be loaded, with a button that asks again. Its children take the place of the words. */
export const ReviewsError = /* @__PURE__ */ forwardRef<HTMLDivElement, StatusProps>(function ReviewsError(
  { children, ...props },
  ref,
) {
  const words = useWords()
  const { status, retry } = useReviewsContext('Reviews.Error')
  if (status !== 'error') return null

  const tryAgain = (event: MouseEvent<HTMLElement>) => {
    // The button goes with the error: the focus stays near by rather than at the top of the page.
    const root = event.currentTarget.closest<HTMLElement>('[data-slot="rw-reviews"]')
    if (root) {
      root.tabIndex = -1
      root.focus({ preventScroll: true })
    }
    retry()
  }
  return (
    <div ref={ref} data-slot="rw-error" role="alert" {...props}>
      <p>{children ?? words.error}</p>
      <button type="button" data-slot="rw-button" onClick={tryAgain}>
        {words.retry}
      </button>
    </div>
  )
})

/** Shown when there are no reviews. Its children take the place of the words. */
export const ReviewsEmpty = /* @__PURE__ */ forwardRef<HTMLDivElement, StatusProps>(function ReviewsEmpty(
  { children, ...props },
  ref,
) {
  const words = useWords()
  if (useReviewsContext('Reviews.Empty').status !== 'empty') return null
  return (
    <div ref={ref} data-slot="rw-empty" {...props}>
      {children ?? words.empty}
    </div>
  )
})
