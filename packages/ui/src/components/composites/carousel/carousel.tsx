'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  Children,
  type ComponentProps,
  createContext,
  Fragment,
  type FragmentProps,
  isValidElement,
  type ReactNode,
  use,
  useCallback,
  useRef,
} from 'react'
import { useAutoplay } from '../../../hooks/use-autoplay'
import { useDirection } from '../../../hooks/use-direction'
import { useEmbla } from '../../../hooks/use-embla'
import { useFocusOutsideInert } from '../../../hooks/use-focus-outside-inert'
import { useSelectedSlide } from '../../../hooks/use-selected-slide'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { formatMessage } from '../../../lib/format-message'
import { isActiveOrAdjacentSlide } from '../../../lib/is-active-or-adjacent-slide'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'

export interface CarouselMessages {
  /** Accessible name of the carousel. */
  region: string
  previous: string
  next: string
  pause: string
  play: string
  /** Accessible name of a slide, also visible as a counter: `{place} of {count}`. The first place is 1. */
  position: string
}

export interface CarouselRootProps extends ComponentProps<'section'> {
  messages: CarouselMessages
  /** Time between two slides, in ms. @default 4000 */
  interval?: number | undefined
  /** Whether the slides advance without a press of Play. Under reduced motion they never do. @default true */
  autoplay?: boolean | undefined
}

const SlideContext = /* @__PURE__ */ createContext({ position: '', hidden: false, priority: false })

/** Classes of the controls, which are beside the caption from the medium breakpoint on. */
const controls =
  'ui:col-start-1 ui:row-start-2 ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:md:z-1 ui:md:row-start-1 ui:md:place-self-end ui:noscript:hidden ui:print:hidden'

const viewportBox =
  'ui:col-start-1 ui:row-start-1 ui:touch-pan-y ui:touch-pinch-zoom ui:overflow-hidden ui:noscript:snap-x ui:noscript:snap-mandatory ui:noscript:overflow-x-auto'

const captionText =
  'ui:pt-5 ui:font-display ui:text-h3 ui:text-balance ui:md:grid ui:md:min-h-16 ui:md:content-center ui:md:pe-64'

/** The children, also those in fragments. */
const slidesOf = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<FragmentProps>(child) && child.type === Fragment ? slidesOf(child.props.children) : child,
  )

/**
 * Pictures with captions that change automatically, after the APG carousel pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). The arrow buttons and a drag change the slide and do not stop
 * the rotation; hover, keyboard focus and the pause button pause the rotation. Under reduced motion the rotation starts
 * paused. Without JavaScript the slides are a row that scrolls sideways. Each child is a slide; fragments are not children.
 */
function CarouselRoot({
  messages,
  interval = 4000,
  autoplay = true,
  ref,
  className,
  children,
  ...props
}: CarouselRootProps) {
  const root = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const slides = slidesOf(children)
  const [emblaViewport, embla] = useEmbla({ duration: 40, direction: useDirection(root) })
  const index = useSelectedSlide(embla)
  useFocusOutsideInert(viewport)
  const onAdvance = useCallback(() => embla?.scrollNext(), [embla])
  const { isPlaying, isRotating, inView, toggle, pauseProps } = useAutoplay(root, {
    index,
    count: slides.length,
    interval,
    autoplay,
    onAdvance,
  })
  const position = (slide: number) =>
    formatMessage(messages.position, { place: slide + 1, count: slides.length })

  return (
    <section
      data-slot="ui-carousel"
      data-state={isPlaying ? 'playing' : 'paused'}
      aria-roledescription="carousel"
      aria-label={messages.region}
      {...props}
      {...composeHandlers(props, pauseProps)}
      ref={useComposedRefs(ref, root)}
      className={cn('ui:relative ui:grid ui:grid-cols-1 ui:gap-5 ui:text-text', className)}
    >
      {slides.length > 1 && (
        <div data-slot="ui-carousel-controls" className={controls}>
          <p
            data-slot="ui-carousel-count"
            className="ui:me-auto ui:font-text ui:text-label ui:text-quiet ui:md:me-4"
          >
            {position(index)}
          </p>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={toggle}
          />
          <IconButton icon="arrow-left" aria-label={messages.previous} onClick={() => embla?.scrollPrev()} />
          <IconButton icon="arrow-right" aria-label={messages.next} onClick={() => embla?.scrollNext()} />
        </div>
      )}
      <div
        ref={useComposedRefs(viewport, emblaViewport)}
        data-slot="ui-carousel-viewport"
        // Receives the focus of a link in a slide that moves away. Without JavaScript it is a scroll container.
        tabIndex={embla && -1}
        className={viewportBox}
      >
        <div
          data-slot="ui-carousel-slides"
          aria-live={isRotating ? 'off' : 'polite'}
          aria-atomic="false"
          className="ui:flex"
        >
          {slides.map((slide, place) => (
            <SlideContext
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its place
              key={place}
              value={{
                position: position(place),
                hidden: embla !== undefined && place !== index,
                priority: inView && isActiveOrAdjacentSlide(place, index, slides.length),
              }}
            >
              {slide}
            </SlideContext>
          ))}
        </div>
      </div>
    </section>
  )
}

export interface CarouselSlideProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture, cropped to 4:3, and to 3:2 from the medium breakpoint. */
  picture: PictureData
  /** The caption of the picture, shown below the picture. */
  caption: ReactNode
  /** Layout width of the picture, the `sizes` of its `<img>`. @default '100vw' */
  sizes?: string | undefined
}

/**
 * A picture with its caption. If the carousel is in view, the pictures of the active slide and of the slides next to it
 * load at once. All other pictures load lazily.
 */
function CarouselSlide({ picture, caption, sizes, className, ...props }: CarouselSlideProps) {
  const { position, hidden, priority } = use(SlideContext)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG makes a slide a group, not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-slot="ui-carousel-slide"
      data-state={hidden ? 'idle' : 'active'}
      inert={hidden}
      {...props}
      className={cn('ui:min-w-0 ui:flex-[0_0_100%] ui:noscript:snap-start', className)}
    >
      <Picture.Root
        {...picture}
        sizes={sizes}
        priority={priority}
        className="ui:aspect-4/3 ui:rounded-card ui:bg-line ui:md:aspect-3/2"
      />
      <p data-slot="ui-carousel-caption" className={captionText}>
        {caption}
      </p>
    </div>
  )
}

export { CarouselRoot as Root, CarouselSlide as Slide }
