'use client'

import {
  type CSSProperties,
  forwardRef,
  type HTMLAttributes,
  memo,
  type ReactNode,
  type TransitionEvent,
  useEffect,
} from 'react'
import { formatMessage, type Review } from '../../core'
import { ReviewCard } from '../review-card/review-card'
import { useReviewDisplayOptions } from '../review-display-options'
import { useCarouselContext } from './carousel'
import { reviewIndexAtPosition, SLIDE_WINDOW_SIZE } from './slide-window'
import { useSlideDrag } from './use-slide-drag'

type RenderReview = ((review: Review) => ReactNode) | undefined

const renderReview = (review: Review, render: RenderReview) =>
  render?.(review) ?? <ReviewCard review={review} />

interface SlideProps extends HTMLAttributes<HTMLDivElement> {
  review: Review
  render: RenderReview
}

/** A move renders the carousel again, but not the slides that stay in the DOM: `memo` skips them. */
const Slide = /* @__PURE__ */ memo(function Slide({ review, render, ...props }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of the APG carousel pattern, not a fieldset
    <div data-slot="reviews-slide" role="group" {...props}>
      {renderReview(review, render)}
    </div>
  )
})

/** A button counts as this number of characters when the height of a review is estimated. */
const BUTTON_CHARACTERS = 60

/**
 * Finds the review with the largest estimated height. This review is always rendered, but invisible, so that the
 * carousel keeps its height when other slides are in the DOM.
 */
function findTallest(reviews: Review[], maxCharacters: number): Review | undefined {
  const estimate = ({ comment, originalComment, reviewReply }: Review) =>
    Math.min(comment.length, maxCharacters) +
    (comment.length > maxCharacters || originalComment ? BUTTON_CHARACTERS : 0) +
    (reviewReply ? BUTTON_CHARACTERS : 0)
  return reviews.reduce<Review | undefined>(
    (tallest, review) => (tallest && estimate(tallest) >= estimate(review) ? tallest : review),
    undefined,
  )
}

export interface ReviewsSlidesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Renders a single review. @default a `ReviewCard` */
  children?: RenderReview
}

/** The slides of the carousel, which scroll natively until the browser has measured the width. */
export const CarouselSlides = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewsSlidesProps>(
  function CarouselSlides({ children, ...props }, ref) {
    const { messages, maxCharacters = 200 } = useReviewDisplayOptions()
    const carousel = useCarouselContext('Reviews.Slides')
    const { reviews, index, visible, movable, playing, viewport, track, prepareMove, finishMove, move } =
      carousel
    const [start, end] = carousel.window
    const count = reviews.length
    const drag = useSlideDrag(movable, prepareMove, move)

    // biome-ignore lint/correctness/useExhaustiveDependencies: a larger `end` adds slides, and refs do not change
    useEffect(() => {
      const slides = (track.current?.children ?? []) as HTMLCollectionOf<HTMLElement>
      for (const [offset, slide] of Array.from(slides).entries()) {
        const position = start + offset
        const hidden = visible !== undefined && (position < index || position >= index + visible)
        // Focus moves from a hidden slide to the carousel, so that the arrow keys still work.
        if (hidden && slide.contains(document.activeElement)) {
          viewport.current?.focus({ preventScroll: true })
        }
        // Hidden slides are inert: they get no focus, and screen readers skip them. `inert` is set as a DOM property,
        // because React 18 and 19 expect different values of the attribute.
        slide.inert = hidden
      }
    }, [start, end, index, visible])

    // Before the first move the row of slides has no style attribute, because a strict Content-Security-Policy forbids
    // style attributes in the server's HTML.
    const moved = start !== 0 || index !== 0
    const style = moved
      ? ({ '--_reviews-start': start, '--_reviews-index': index } as CSSProperties)
      : undefined
    const tallest = count > SLIDE_WINDOW_SIZE ? findTallest(reviews, maxCharacters) : undefined

    const onTransitionEnd = (event: TransitionEvent) => {
      if (event.target === event.currentTarget) finishMove()
    }

    return (
      <div
        {...props}
        ref={(element) => {
          viewport.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        data-slot="reviews-slides"
        // Until the slides are measured (`visible` is undefined), the row of slides can get focus, so that visitors can
        // scroll it with the keyboard. Afterwards they use the buttons.
        tabIndex={visible === undefined ? 0 : -1}
      >
        <div
          {...drag}
          ref={track}
          data-slot="reviews-track"
          aria-live={playing ? 'off' : 'polite'}
          style={style}
          onTransitionEnd={onTransitionEnd}
        >
          {Array.from({ length: end - start }, (_, offset) => {
            const position = start + offset
            const reviewIndex = reviewIndexAtPosition(position, count)
            const review = reviews[reviewIndex]
            return (
              review && (
                <Slide
                  key={position}
                  review={review}
                  render={children}
                  aria-roledescription={messages.slide}
                  aria-label={formatMessage(messages.position, { index: reviewIndex + 1, total: count })}
                />
              )
            )
          })}
        </div>
        {tallest && (
          <div data-slot="reviews-reserve" aria-hidden="true">
            {renderReview(tallest, children)}
          </div>
        )}
      </div>
    )
  },
)
