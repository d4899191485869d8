'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import useEmblaCarousel from 'embla-carousel-react'
import { Children, type ComponentProps, createContext, type ReactNode, use, useCallback, useRef } from 'react'
import { useAutoplay } from '../../../hooks/use-autoplay'
import { useReducedMotion } from '../../../hooks/use-reduced-motion'
import { useSelectedSlide } from '../../../hooks/use-selected-slide'
import { cn } from '../../../lib/cn'
import { isAdjacent } from '../../../lib/is-adjacent'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'

export interface CarouselMessages {
  /** The carousel's name. */
  region: string
  previous: string
  next: string
  pause: string
  play: string
  /** The place of a slide: `2 of 4`. */
  position: (place: number, count: number) => string
}

export interface CarouselRootProps extends ComponentProps<'section'> {
  messages: CarouselMessages
  /** How long a slide stands, ms. @default 4000 */
  interval?: number
}

/** What a slide knows of its place. */
const SlideContext = /* @__PURE__ */ createContext({
  position: '',
  hidden: false,
  wanted: false,
})

/**
 * Captioned pictures in a row that turns by itself, wrapping, after the APG
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). Arrows and a drag turn it by hand and do not stop it; a pointer,
 * the keyboard's focus and the pause control do. Without script the row scrolls sideways.
 */
function CarouselRoot({ messages, interval = 4000, ref, className, children, ...props }: CarouselRootProps) {
  const own = useRef<HTMLElement>(null)
  const slides = Children.toArray(children)
  const reduced = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: reduced ? 0 : 40 })
  const index = useSelectedSlide(embla)
  const onAdvance = useCallback(() => embla?.scrollNext(), [embla])
  const { isPlaying, isRotating, inView, toggle, pauseProps } = useAutoplay(own, {
    index,
    count: slides.length,
    interval,
    onAdvance,
  })
  const position = (at: number) => messages.position(at + 1, slides.length)

  return (
    <section
      data-slot="ui-carousel"
      data-state={isPlaying ? 'playing' : 'paused'}
      aria-roledescription="carousel"
      aria-label={messages.region}
      {...props}
      {...pauseProps}
      ref={useComposedRefs(ref, own)}
      className={cn('ui:relative ui:text-text', className)}
    >
      {slides.length > 1 && (
        <div data-slot="ui-carousel-controls" className="ui:flex ui:items-center ui:gap-2 ui:noscript:hidden">
          <p data-slot="ui-carousel-count" className="ui:font-text ui:text-label ui:text-quiet">
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
      <div ref={viewport} data-slot="ui-carousel-viewport">
        <div data-slot="ui-carousel-slides" aria-live={isRotating ? 'off' : 'polite'} aria-atomic="false">
          {slides.map((slide, at) => (
            <SlideContext
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={at}
              value={{
                position: position(at),
                hidden: embla !== undefined && at !== index,
                wanted: inView && isAdjacent(at, index, slides.length),
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
  picture: PictureData & { alt: string }
  caption: ReactNode
  /** How wide the picture is laid out, for the choice among widths. @default '100vw' */
  sizes?: string
}

/** A picture with its caption. Its file is asked for when its turn is near. */
function CarouselSlide({ picture, caption, sizes, className, ...props }: CarouselSlideProps) {
  const { position, hidden, wanted } = use(SlideContext)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel's slide is a group (APG), not a fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-slot="ui-carousel-slide"
      data-state={hidden ? 'idle' : 'active'}
      inert={hidden}
      {...props}
      className={cn(className)}
    >
      <Picture.Root {...picture} sizes={sizes} priority={wanted} />
      <p data-slot="ui-carousel-caption" className="ui:font-display ui:text-h3 ui:text-balance">
        {caption}
      </p>
    </div>
  )
}

export { CarouselRoot as Root, CarouselSlide as Slide }
