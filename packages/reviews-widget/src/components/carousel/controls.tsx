'use client'

import { type ButtonHTMLAttributes, forwardRef, type HTMLAttributes } from 'react'
import { formatMessage } from '../../core'
import { composeHandlers } from '../compose-handlers'
import { useReviewsMessages } from '../review-display-options'
import { useCarouselContext } from './carousel'
import { reviewIndexAtPosition, SLIDE_WINDOW_SIZE } from './slide-window'

export interface ReviewsCarouselButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {}

const ICONS = {
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 3v10l8-5z',
  previous: 'M15 8H1.5m5-5-5 5 5 5',
  next: 'M1 8h13.5m-5-5 5 5-5 5',
}

const IconButton = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ReviewsCarouselButtonProps & { icon: keyof typeof ICONS }
>(function IconButton({ icon, ...props }, ref) {
  return (
    <button ref={ref} type="button" data-slot="reviews-button" data-icon={icon} {...props}>
      <svg data-slot="reviews-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
})

/** The button that pauses and starts autoplay. Put it first in the tab order. Not rendered without autoplay. */
export const CarouselRotationButton = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ReviewsCarouselButtonProps
>(function CarouselRotation(props, ref) {
  const { autoplay, rotation, toggleRotation } = useCarouselContext('Reviews.Rotation')
  const messages = useReviewsMessages()
  if (!autoplay) return null
  const running = rotation === 'running'
  return (
    <IconButton
      ref={ref}
      icon={running ? 'pause' : 'play'}
      aria-label={running ? messages.pause : messages.play}
      {...props}
      {...composeHandlers(props, { onClick: toggleRotation })}
    />
  )
})

/** The button that shows the previous review. */
export const CarouselPreviousButton = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  ReviewsCarouselButtonProps
>(function CarouselPrevious(props, ref) {
  const { move } = useCarouselContext('Reviews.Previous')
  const messages = useReviewsMessages()
  return (
    <IconButton
      ref={ref}
      icon="previous"
      aria-label={messages.previous}
      {...props}
      {...composeHandlers(props, { onClick: () => move(-1) })}
    />
  )
})

/** The button that shows the next review. */
export const CarouselNextButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, ReviewsCarouselButtonProps>(
  function CarouselNext(props, ref) {
    const { move } = useCarouselContext('Reviews.Next')
    const messages = useReviewsMessages()
    return (
      <IconButton
        ref={ref}
        icon="next"
        aria-label={messages.next}
        {...props}
        {...composeHandlers(props, { onClick: () => move(1) })}
      />
    )
  },
)

/**
 * A dot for each review. A click on the dot shows the review. With more than twelve reviews a text such as “5 of 200”
 * replaces the dots.
 */
export const CarouselDots = /* @__PURE__ */ forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CarouselDots(props, ref) {
    const { reviews, index, goTo } = useCarouselContext('Reviews.Dots')
    const messages = useReviewsMessages()
    const count = reviews.length
    const current = reviewIndexAtPosition(index, count)
    if (count > SLIDE_WINDOW_SIZE) {
      return (
        <div ref={ref} data-slot="reviews-dots" {...props}>
          {formatMessage(messages.position, { index: current + 1, total: count })}
        </div>
      )
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
      <div ref={ref} data-slot="reviews-dots" role="group" aria-label={messages.chooseReview} {...props}>
        {reviews.map((review, index) => (
          <button
            key={review.reviewId}
            type="button"
            data-slot="reviews-dot"
            aria-label={formatMessage(messages.goTo, { index: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    )
  },
)
