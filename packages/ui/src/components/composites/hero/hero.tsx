'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageLoaded } from '../../../hooks/use-page-loaded'
import { useRequestedSlides } from '../../../hooks/use-requested-slides'
import { useScrollProgress } from '../../../hooks/use-scroll-progress'
import { useSlides } from '../../../hooks/use-slides'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'
import { Heading } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'
import { Text } from '../../typography/text/text'
import { DialPager } from './dial-pager'

export interface HeroSlide {
  id: string
  /** The hour of the picture, for the kicker's dial. */
  hour: number
  /** The picture's hour in words, beside the count: `19 · sunset`. */
  moment: string
  kicker: ReactNode
  title: ReactNode
  text: ReactNode
  /** The picture, behind the words: it decorates, so it has no name. Without one the words stand on the dark ground. */
  image: PictureData | undefined
}

export interface HeroMessages {
  /** The carousel's name. */
  region: string
  previous: string
  next: string
  pause: string
  play: string
  /** The name of the dial's dots. */
  pager: string
  /** The place of a slide: `2 of 5`. */
  position: (place: number, count: number) => string
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: HeroSlide[]
  messages: HeroMessages
  /** What a guest can do from any slide. */
  action: ReactNode
  /** How long a slide stands, ms. @default 5200 */
  interval?: number
}

/**
 * The first view: full-bleed pictures of the house's hours, each with its words, in a carousel after the APG
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). It turns by itself, wrapping, and stops on hover, on focus,
 * after manual use and by its pause control; reduced motion keeps it still. Arrows, dots and a swipe turn it by hand.
 * Scrolling moves the picture behind the words (zoom +0.3, shift 8vh, words up 36 px). Without script the slides
 * stand in a row that scrolls sideways.
 */
export function Hero({ slides, messages, action, interval = 5200, ref, className, ...props }: HeroProps) {
  const own = useRef<HTMLElement>(null)
  const { index, isPlaying, isRotating, goTo, toggle, rootProps } = useSlides(own, slides.length, interval)
  const loaded = usePageLoaded()
  // Those seen and, once the page has loaded, the one that is next.
  const shown = useRequestedSlides(loaded ? [index, (index + 1) % slides.length] : [])
  useScrollProgress(own)
  useLayoutEffect(() => own.current?.style.setProperty('--hero-interval', `${interval}ms`), [interval])
  const position = (at: number) => messages.position(at + 1, slides.length)
  const active = slides[index]

  return (
    <section
      data-slot="ui-hero"
      data-scheme="night"
      data-state={isPlaying ? 'playing' : 'paused'}
      aria-roledescription="carousel"
      aria-label={messages.region}
      {...props}
      {...rootProps}
      ref={useComposedRefs(ref, own)}
      className={cn('ui:relative ui:overflow-hidden ui:bg-surface ui:text-text', className)}
    >
      <div data-slot="ui-hero-controls">
        <div data-slot="ui-hero-buttons">
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={toggle}
          />
          <IconButton icon="arrow-left" aria-label={messages.previous} onClick={() => goTo(index - 1)} />
          <IconButton icon="arrow-right" aria-label={messages.next} onClick={() => goTo(index + 1)} />
        </div>
        <p data-slot="ui-hero-count" className="ui:font-text ui:text-label ui:font-medium">
          {active?.moment}, {position(index)}
        </p>
      </div>
      <DialPager
        aria-label={messages.pager}
        names={slides.map(({ moment }, at) => `${position(at)}, ${moment}`)}
        index={index}
        onIndexChange={goTo}
      />
      <div data-slot="ui-hero-slides" aria-live={isRotating ? 'off' : 'polite'} aria-atomic="false">
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a carousel's slide is a group (APG), not a fieldset
          <div
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={position(at)}
            data-slot="ui-hero-slide"
            className="ui:scrim"
            data-state={at === index ? 'active' : 'idle'}
          >
            {slide.image && <HeroImage {...slide.image} first={at === 0} shown={shown.has(at)} />}
            <div data-slot="ui-hero-content" className="ui:px-gutter">
              <div data-slot="ui-hero-words">
                <Kicker hour={slide.hour}>{slide.kicker}</Kicker>
                <Heading size="h1">{slide.title}</Heading>
                <Text size="lead">{slide.text}</Text>
                {action}
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

/** It covers the first view, so its width follows from the greater of the view's width and its height. */
const sizes = '(width < 48rem) max(100vw, 67svh), max(100vw, 160svh)'

/** The first picture is in the page from the start; the others come when their turn is next, or without script. */
function HeroImage({ first, shown, ...image }: PictureData & { first: boolean; shown: boolean }) {
  const picture = <Picture.Root {...image} alt="" sizes={sizes} priority={first} data-slot="ui-hero-image" />
  return <div data-slot="ui-hero-media">{first || shown ? picture : <noscript>{picture}</noscript>}</div>
}
