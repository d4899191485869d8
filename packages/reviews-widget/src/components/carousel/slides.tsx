'use client'

import { forwardRef, type HTMLAttributes, memo, type ReactNode } from 'react'
import { formatMessage, type Review } from '../../core'
import { ReviewCard } from '../review-card/review-card'
import { useReviewsMessages } from '../review-display-options'
import { CarouselContext } from './carousel'

type RenderReview = ((review: Review) => ReactNode) | undefined
type SlideProps = HTMLAttributes<HTMLDivElement> & { review: Review; render: RenderReview }

/** A move renders the carousel again, but not its slides: `memo` skips them. */
const Slide = /* @__PURE__ */ memo(function Slide({ review, render, ...props }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of the APG carousel pattern, not a fieldset
    <div data-slot="reviews-slide" role="group" {...props}>
      {render ? render(review) : <ReviewCard review={review} />}
    </div>
  )
})

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
    const tabIndex = places === undefined ? 0 : -1
    return (
      <div {...props} ref={ref} data-slot="reviews-slides" tabIndex={tabIndex}>
        <div ref={trackRef} data-slot="reviews-track" aria-live={playing ? 'off' : 'polite'}>
          {reviews.map((review, index) => (
            <Slide
              key={review.reviewId}
              review={review}
              render={children}
              aria-roledescription={messages.slide}
              aria-label={formatMessage(messages.position, { index: index + 1, total: reviews.length })}
            />
          ))}
        </div>
      </div>
    )
  },
)
