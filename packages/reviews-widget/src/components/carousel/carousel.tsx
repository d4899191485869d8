'use client'

import { forwardRef, type HTMLAttributes, useEffect } from 'react'
import type { Review } from '../../core'
import { composeHandlers } from '../compose-handlers'
import { useReviewsMessages } from '../review-display-options'
import { ReviewsContext } from '../reviews/reviews-root'
import { createStrictContext } from '../strict-context'
import { useRest } from './use-rest'
import { directionOf, useRow } from './use-row'

export interface ReviewsCarouselOptions {
  /** Moves to the next slide by itself. Under reduced motion only after a press on Play. @default true */
  autoplay?: boolean | undefined
  /** Time between two slides, in ms. @default 3000 */
  interval?: number | undefined
  /** `autoplay` by its name in the specification. */
  carouselAutoplay?: boolean | undefined
  /** `interval` by its name in the specification. */
  carouselSpeed?: number | undefined
  /** The number of visible reviews, 1 to 6. At most 2 in a window up to 48rem wide, 1 up to 40rem. @default 3 */
  maxItems?: number | undefined
  /** Enables the arrow keys. Accessible names and roles are always present. @default true */
  accessibility?: boolean | undefined
}

/** Elements of a card of the site that use the arrow keys themselves. */
const OWN_ARROW_KEYS = 'input,select,textarea,audio,video,[contenteditable]'

type Moving = ReturnType<typeof useRow> & ReturnType<typeof useRest>
type Carousel = Moving & { reviews: Review[]; autoplay: boolean; playing: boolean }

export const CarouselContext = /* @__PURE__ */ createStrictContext<Carousel>('Reviews.Carousel')

export interface ReviewsCarouselRootProps extends HTMLAttributes<HTMLElement>, ReviewsCarouselOptions {}

/**
 * A carousel with autoplay, after the APG pattern for grouped controls
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/): `Reviews.Rotation` must be first in the tab order.
 *
 * @throws Error when `maxItems` is not an integer from 1 to 6
 */
export const CarouselRoot = /* @__PURE__ */ forwardRef<HTMLElement, ReviewsCarouselRootProps>(
  function CarouselRoot(
    {
      carouselAutoplay = true,
      autoplay = carouselAutoplay,
      carouselSpeed = 3000,
      interval = carouselSpeed,
      maxItems = 3,
      accessibility = true,
      ...props
    },
    ref,
  ) {
    if (!(Number.isInteger(maxItems) && maxItems >= 1 && maxItems <= 6)) {
      throw new Error(`reviews-widget: maxItems is ${maxItems}. Give an integer from 1 to 6.`)
    }
    const { status, reviews } = ReviewsContext.useValue('Reviews.Carousel')
    const messages = useReviewsMessages()
    const row = useRow()
    const { place, places = 0, move } = row
    const pause = useRest(row.slides)
    const movable = places > 1
    const runs = autoplay && !pause.stopped
    const playing = runs && movable && !pause.resting
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new place restarts the timer
    useEffect(() => {
      if (!playing) return
      const timer = setInterval(() => move(1), interval)
      return () => clearInterval(timer)
    }, [playing, interval, place, move])
    if (status !== 'loaded') return null
    return (
      <CarouselContext.Provider value={{ ...row, ...pause, reviews, autoplay, playing }}>
        <section
          ref={ref}
          data-slot="reviews-carousel"
          data-state={!places ? 'static' : !movable ? 'still' : runs ? 'playing' : 'stopped'}
          data-items={Math.min(maxItems, reviews.length)}
          aria-roledescription={messages.carousel}
          aria-label={messages.title}
          {...props}
          {...composeHandlers(props, {
            onKeyDown(event) {
              const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
              if (!accessibility || !movable || !step) return
              const target = event.target as Element
              // A dialog that a card has opened is a part of it for React, but not on the page.
              if (target.matches(OWN_ARROW_KEYS) || !event.currentTarget.contains(target)) return
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              move(directionOf(event.currentTarget) === 'rtl' ? -step : step)
            },
            // Only keyboard focus is a reason to rest: after a click or a tap an element keeps the focus.
            onFocus: ({ target }) => pause.rest('focus', target.matches(':focus-visible')),
            onBlur: (event) =>
              event.currentTarget.contains(event.relatedTarget) || pause.rest('focus', false),
            // Not `onPointerEnter`: the pointer may be inside before the application has started.
            onPointerOver: ({ pointerId }) => pause.rest(`pointer ${pointerId}`, true),
            onPointerLeave: ({ pointerId }) => pause.rest(`pointer ${pointerId}`, false),
          })}
        />
      </CarouselContext.Provider>
    )
  },
)
