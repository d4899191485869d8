import {
  type CSSProperties,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type TransitionEvent,
  useEffect,
  useRef,
} from 'react'
import type { Review } from '../../core'
import { useDisplay, useWords } from '../display'
import { ReviewCard } from '../review-card/review-card'
import { useCarouselContext } from './carousel'
import { reviewAt, WINDOW } from './tape'
import { useDrag } from './use-drag'

interface SlideProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether the slide is seen. One that is not can neither be focused nor read out. */
  seen: boolean
}

function Slide({ seen, ...props }: SlideProps) {
  const words = useWords()
  const slide = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = slide
    if (!current) return
    // The focus stays in the carousel when the slide that holds it goes, so that the arrow keys go on.
    if (!seen && current.contains(document.activeElement)) {
      current.closest<HTMLElement>('[data-slot="rw-slides"]')?.focus({ preventScroll: true })
    }
    // Through the DOM, because React 18 does not know the attribute and React 19 wants another value for it.
    current.inert = !seen
  }, [seen])

  // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for this role, and no fieldset is meant
  return <div ref={slide} data-slot="rw-slide" role="group" aria-roledescription={words.slide} {...props} />
}

/** About how many characters the line of a button takes up. */
const LINE = 60

/** The review that will need most room, to keep that room while it is not in the DOM. */
function largest(reviews: Review[], maxCharacters: number): Review | undefined {
  const room = ({ comment, originalComment, reviewReply }: Review) =>
    Math.min(comment.length, maxCharacters) +
    (comment.length > maxCharacters || originalComment ? LINE : 0) +
    (reviewReply ? LINE : 0)
  return reviews.reduce<Review | undefined>(
    (most, review) => (most && room(most) >= room(review) ? most : review),
    undefined,
  )
}

export interface ReviewsSlidesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Renders one review. @default a `ReviewCard` */
  children?: (review: Review) => ReactNode
}

/**
 * The window through which the slides are seen, and the track that moves behind it. Before the browser has
 * measured (and without scripts for good) it scrolls like any other box.
 */
export const CarouselSlides = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewsSlidesProps>(
  function CarouselSlides({ children, ...props }, ref) {
    const { words, maxCharacters = 200 } = useDisplay({})
    const carousel = useCarouselContext('Reviews.Slides')
    const { reviews, index, visible, movable, playing, viewport, arrive, move } = carousel
    const [start, end] = carousel.window
    const count = reviews.length
    const drag = useDrag(movable, move)
    const render = (review: Review) => children?.(review) ?? <ReviewCard review={review} />

    // Nothing at first, so that the server writes no style attribute (a strict CSP forbids it).
    const moved = start !== 0 || index !== 0
    const style = moved ? ({ '--_start': start, '--_index': index } as CSSProperties) : undefined
    const reserve = count > WINDOW ? largest(reviews, maxCharacters) : undefined

    const onTransitionEnd = (event: TransitionEvent) => {
      if (event.target === event.currentTarget) arrive()
    }

    return (
      <div
        {...props}
        ref={(element) => {
          viewport.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
        data-slot="rw-slides"
        // Without scripts the box scrolls, and the keyboard must reach it to do so.
        tabIndex={visible === undefined ? 0 : -1}
      >
        <div
          {...drag}
          data-slot="rw-track"
          aria-live={playing ? 'off' : 'polite'}
          style={style}
          onTransitionEnd={onTransitionEnd}
        >
          {Array.from({ length: end - start }, (_, at) => {
            const position = start + at
            const review = reviews[reviewAt(position, count)]
            const seen = visible === undefined || (position >= index && position < index + visible)
            return (
              review && (
                <Slide
                  key={position}
                  seen={seen}
                  aria-label={words.position(reviewAt(position, count) + 1, count)}
                >
                  {render(review)}
                </Slide>
              )
            )
          })}
        </div>
        {reserve && (
          <div data-slot="rw-reserve" aria-hidden="true">
            {render(reserve)}
          </div>
        )}
      </div>
    )
  },
)
