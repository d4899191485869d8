import { type ButtonHTMLAttributes, forwardRef, type HTMLAttributes } from 'react'
import { useWords } from '../display'
import { useCarouselContext } from './carousel'
import { reviewAt, WINDOW } from './tape'

export interface CarouselButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {}

const ICONS = {
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 3v10l8-5z',
  previous: 'M15 8H1.5m5-5-5 5 5 5',
  next: 'M1 8h13.5m-5-5 5 5-5 5',
}

const IconButton = /* @__PURE__ */ forwardRef<
  HTMLButtonElement,
  CarouselButtonProps & { icon: keyof typeof ICONS }
>(function IconButton({ icon, ...props }, ref) {
  return (
    <button ref={ref} type="button" data-slot="rw-button" data-icon={icon} {...props}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
})

/** Stops and starts the turning. The first stop of the Tab key; not there when nothing turns by itself. */
export const CarouselRotation = /* @__PURE__ */ forwardRef<HTMLButtonElement, CarouselButtonProps>(
  function CarouselRotation(props, ref) {
    const words = useWords()
    const { autoplay, rotation, toggleRotation } = useCarouselContext('Reviews.Rotation')
    if (!autoplay) return null
    const running = rotation === 'running'
    return (
      <IconButton
        ref={ref}
        icon={running ? 'pause' : 'play'}
        aria-label={running ? words.pause : words.play}
        {...props}
        onClick={(event) => {
          props.onClick?.(event)
          toggleRotation()
        }}
      />
    )
  },
)

/** One review back. */
export const CarouselPrevious = /* @__PURE__ */ forwardRef<HTMLButtonElement, CarouselButtonProps>(
  function CarouselPrevious(props, ref) {
    const words = useWords()
    const { move } = useCarouselContext('Reviews.Previous')
    return (
      <IconButton
        ref={ref}
        icon="previous"
        aria-label={words.previous}
        {...props}
        onClick={(event) => {
          props.onClick?.(event)
          move(-1)
        }}
      />
    )
  },
)

/** One review on. */
export const CarouselNext = /* @__PURE__ */ forwardRef<HTMLButtonElement, CarouselButtonProps>(
  function CarouselNext(props, ref) {
    const words = useWords()
    const { move } = useCarouselContext('Reviews.Next')
    return (
      <IconButton
        ref={ref}
        icon="next"
        aria-label={words.next}
        {...props}
        onClick={(event) => {
          props.onClick?.(event)
          move(1)
        }}
      />
    )
  },
)

/** A dot for each review; above twelve reviews, where dots would be a row of dust, “5 of 200”. */
export const CarouselDots = /* @__PURE__ */ forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  function CarouselDots(props, ref) {
    const words = useWords()
    const { reviews, index, goTo } = useCarouselContext('Reviews.Dots')
    const count = reviews.length
    const current = reviewAt(index, count)
    if (count > WINDOW) {
      return (
        <div ref={ref} data-slot="rw-dots" {...props}>
          {words.position(current + 1, count)}
        </div>
      )
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: grouped buttons, as the carousel pattern has them; no form
      <div ref={ref} data-slot="rw-dots" role="group" aria-label={words.chooseReview} {...props}>
        {reviews.map((review, at) => (
          <button
            key={review.reviewId}
            type="button"
            data-slot="rw-dot"
            aria-label={words.goTo(at + 1)}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => goTo(at)}
          />
        ))}
      </div>
    )
  },
)
