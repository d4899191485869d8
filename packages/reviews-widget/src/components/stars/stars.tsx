import { forwardRef, type SVGProps } from 'react'
import { formatPluralMessage } from '../../core'
import { formatRating } from '../../core/summary'
import type { ReviewsMessages } from '../../locales/messages'
import { assertReviewsMessages } from '../assert-reviews-messages'

const STAR = 'm20 0 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z'

/**
 * The first `count` stars of the row, as a path. The path of a star ends where it began, so `m20 0` starts the next
 * star 20 units to the right.
 */
const starsPath = (count: number) => `m-10 1.6${STAR.repeat(count)}`

export interface StarsProps extends SVGProps<SVGSVGElement> {
  /** The rating, 0 to 5. A fraction fills part of a star. A value outside counts as the nearest one inside. */
  rating: number
  messages: ReviewsMessages
}

/** A rating as five stars, with an accessible name such as “4.8 out of 5 stars”. */
export const Stars = /* @__PURE__ */ forwardRef<SVGSVGElement, StarsProps>(function Stars(
  { rating: given, messages, ...props },
  ref,
) {
  assertReviewsMessages(messages)
  // `NaN` counts as 0.
  const rating = Math.min(Math.max(given, 0), 5) || 0
  return (
    <svg
      ref={ref}
      data-slot="reviews-stars"
      role="img"
      aria-label={formatPluralMessage(messages.stars, rating, messages.locale, {
        count: formatRating(rating, messages.locale),
      })}
      viewBox="0 0 100 20"
      {...props}
    >
      {/* The outlines of stars that are not filled. A full rating has none. */}
      {rating < 5 && <path d={starsPath(5)} />}
      {rating > 0 && Number.isInteger(rating) ? (
        <path data-slot="reviews-stars-filled" d={starsPath(rating)} />
      ) : (
        // The width of the nested `<svg>` clips the last star, so that a fraction fills a part of it.
        <svg data-slot="reviews-stars-filled" width={rating * 20} height="20" aria-hidden="true">
          <path d={starsPath(5)} />
        </svg>
      )}
    </svg>
  )
})
