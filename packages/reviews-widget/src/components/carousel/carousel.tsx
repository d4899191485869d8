'use client'

import { createContext, forwardRef, type HTMLAttributes, useContext } from 'react'
import type { Review } from '../../core'
import { composeHandlers } from '../compose-handlers'
import { useReviewsMessages } from '../review-display-options'
import { useReviewsContext } from '../reviews/reviews-root'
import { type ReviewsCarouselOptions, useCarousel } from './use-carousel'

interface Carousel extends ReturnType<typeof useCarousel> {
  reviews: Review[]
  autoplay: boolean
}

const CarouselContext = /* @__PURE__ */ createContext<Carousel | undefined>(undefined)

/**
 * Returns the state of the `Reviews.Carousel` around a component.
 *
 * @throws Error outside `<Reviews.Carousel>`
 */
export function useCarouselContext(component: string): Carousel {
  const carousel = useContext(CarouselContext)
  if (!carousel) {
    throw new Error(
      `reviews-widget: <${component}> was rendered outside <Reviews.Carousel>. Put it inside one.`,
    )
  }
  return carousel
}

/**
 * The value of `data-fits` for a carousel that can show all of its reviews at once: in windows of any width, or from a
 * medium or a wide one on. In these windows CSS hides the controls.
 */
const fits = (items: number) => (items === 1 ? 'always' : items === 2 ? 'medium' : 'wide')

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export interface ReviewsCarouselRootProps extends HTMLAttributes<HTMLElement>, ReviewsCarouselOptions {}

/**
 * A carousel with autoplay, after the APG pattern for grouped controls
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). Put the pause button `Reviews.Rotation` first inside the
 * carousel, because the pause button must be first in the tab order.
 *
 * @throws Error when `maxItems` is not an integer from 1 to 6
 */
export const CarouselRoot = /* @__PURE__ */ forwardRef<HTMLElement, ReviewsCarouselRootProps>(
  function CarouselRoot(
    { carouselAutoplay = true, carouselSpeed, maxItems = 3, accessibility = true, ...props },
    ref,
  ) {
    if (!(Number.isInteger(maxItems) && maxItems >= 1 && maxItems <= 6)) {
      throw new Error(`reviews-widget: maxItems is ${maxItems}. Give an integer from 1 to 6.`)
    }
    const { status, reviews } = useReviewsContext('Reviews.Carousel')
    const messages = useReviewsMessages()
    const count = status === 'loaded' ? reviews.length : 0
    const items = Math.min(maxItems, count)
    const carousel = useCarousel(count, items, { carouselAutoplay, carouselSpeed })
    if (count === 0) return null

    const { movable, playing, visible, setPaused, move } = carousel

    return (
      <CarouselContext.Provider value={{ ...carousel, reviews, autoplay: carouselAutoplay }}>
        <section
          ref={ref}
          data-slot="reviews-carousel"
          data-state={visible === undefined ? 'static' : playing ? 'playing' : 'stopped'}
          data-items={items}
          data-fits={count <= maxItems ? fits(items) : undefined}
          aria-roledescription={messages.carousel}
          aria-label={messages.title}
          {...props}
          {...composeHandlers(props, {
            onKeyDown(event) {
              const step = STEPS[event.key]
              if (!accessibility || !movable || !step) return
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              move(getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step)
            },
            onFocus({ target }) {
              // Only keyboard focus pauses autoplay. After a click or a tap an element keeps the focus, so autoplay
              // would not continue.
              if (target.matches(':focus-visible')) setPaused(true)
            },
            onBlur({ currentTarget, relatedTarget }) {
              if (!currentTarget.contains(relatedTarget)) setPaused(false)
            },
            onPointerEnter: () => setPaused(true),
            onPointerLeave: ({ currentTarget }) => setPaused(!!currentTarget.querySelector(':focus-visible')),
          })}
        />
      </CarouselContext.Provider>
    )
  },
)
