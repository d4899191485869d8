'use client'

import { forwardRef, type HTMLAttributes } from 'react'
import { formatMessage } from '../../core'
import { IconButton, type ReviewsCarouselButtonProps as Props } from '../icon-button/icon-button'
import { useReviewsMessages } from '../review-display-options'
import { CarouselContext } from './carousel'

/** The button that pauses and starts autoplay. Put it first in the tab order. Not rendered without autoplay. */
export const CarouselRotation = /* @__PURE__ */ forwardRef<HTMLButtonElement, Props>(
  function CarouselRotation(props, ref) {
    const { autoplay, stopped, toggle } = CarouselContext.useValue('Reviews.Rotation')
    if (!autoplay) return null
    return <IconButton ref={ref} icon={stopped ? 'play' : 'pause'} {...props} onPress={toggle} />
  },
)

const createMoveButton = (name: string, icon: 'previous' | 'next', step: number) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each button, when the module loads
  forwardRef<HTMLButtonElement, Props>(function MoveButton(props, ref) {
    const { move } = CarouselContext.useValue(name)
    return <IconButton ref={ref} icon={icon} {...props} onPress={() => move(step)} />
  })

/** The button that shows the previous review. */
export const CarouselPrevious = /* @__PURE__ */ createMoveButton('Reviews.Previous', 'previous', -1)

/** The button that shows the next review. */
export const CarouselNext = /* @__PURE__ */ createMoveButton('Reviews.Next', 'next', 1)

/** A dot for each place, which shows its review. With more than twelve places a text such as “5 of 200”. */
export const CarouselDots = /* @__PURE__ */ forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CarouselDots(props, ref) {
    const messages = useReviewsMessages()
    const { reviews, place = 0, places = reviews.length, goTo } = CarouselContext.useValue('Reviews.Dots')
    const dots = places > 12 ? 0 : places
    const group = dots ? { role: 'group', 'aria-label': messages.chooseReview } : {}
    return (
      <div ref={ref} data-slot="reviews-dots" {...group} {...props}>
        {!dots && (
          <span key={place}>{formatMessage(messages.position, { index: place + 1, total: places })}</span>
        )}
        {Array.from({ length: dots }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={index}
            type="button"
            data-slot="reviews-dot"
            aria-label={formatMessage(messages.goTo, { index: index + 1 })}
            aria-current={index === place ? 'true' : undefined}
            onClick={() => goTo(index)}
          />
        ))}
      </div>
    )
  },
)
