'use client'

import { forwardRef, type HTMLAttributes, memo, type ReactNode } from 'react'
import { formatMessage, type Review } from '../../core'
import { ReviewCard } from '../review-card/review-card'
import { useReviewsMessages } from '../review-display-options'
import { CarouselContext } from './carousel'

type RenderReview = ((review: Review) => ReactNode) | undefined

/** A move renders the carousel again, but not what is on its slides: `memo` skips that. */
const Content = /* @__PURE__ */ memo(({ review, render }: { review: Review; render: RenderReview }) =>
  render ? render(review) : <ReviewCard review={review} />,
)

export interface ReviewsSlidesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Renders a single review. @default a `ReviewCard` */
  children?: RenderReview
}

/** The slides of the carousel, which scroll natively until the carousel has started. */
export const CarouselSlides = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewsSlidesProps>(
  function CarouselSlides({ children, ...props }, ref) {
    const messages = useReviewsMessages()
    const { reviews, places, playing, trackRef } = CarouselContext.useValue('Reviews.Slides')
    // Slides that scroll can get the focus, so that the keyboard scrolls them. Later they have buttons.
    return (
      <div {...props} ref={ref} data-slot="reviews-slides" tabIndex={places === undefined ? 0 : -1}>
        <div ref={trackRef} data-slot="reviews-track" aria-live={playing ? 'off' : 'polite'}>
          {reviews.map((review, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of the APG carousel pattern, not a fieldset
            <div
              key={review.reviewId}
              data-slot="reviews-slide"
              role="group"
              aria-roledescription={messages.slide}
              aria-label={formatMessage(messages.position, { index: index + 1, total: reviews.length })}
            >
              <Content review={review} render={children} />
            </div>
          ))}
        </div>
      </div>
    )
  },
)
