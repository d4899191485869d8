'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageLoaded } from '../../../hooks/use-page-loaded'
import { useScrollProgressCssVariable } from '../../../hooks/use-scroll-progress-css-variable'
import { useSlidesToLoad } from '../../../hooks/use-slides-to-load'
import { useSlideshow } from '../../../hooks/use-slideshow'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { formatMessage } from '../../../lib/format-message'
import { StackedSlides } from '../../../lib/stacked-slides'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { ColorScheme } from '../../layout/section/section'
import { HeroDots, type HeroPagerProps } from './hero-dots'
import type { HeroSlide } from './hero-slide'
import { HeroSlideContent } from './hero-slide-content'

export interface HeroMessages {
  /** The accessible name of the carousel. */
  region: string
  previous: string
  next: string
  pause: string
  play: string
  /** The accessible name of the pager. */
  pager: string
  /** The position of a slide: `{place} of {count}`. The first place is 1. */
  position: string
}

export interface HeroProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The slides: text, picture and, if you wish, a marker each. A single one has no controls. */
  slides: HeroSlide[]
  messages: HeroMessages
  /** A button or link that is on every slide. */
  action: ReactNode
  /** The controls for choosing a slide, for example `SundialPager`. @default a row of dots */
  pager?: ComponentType<HeroPagerProps> | undefined
  /** The colour scheme. The scrim over the pictures is dark in both. @default 'night' */
  scheme?: Extract<ColorScheme, 'dark' | 'night'> | undefined
  /** How long each slide is shown, ms. @default 5200 */
  interval?: number | undefined
  /** Whether the slides advance without a press of Play. Under reduced motion they never do. @default true */
  autoplay?: boolean | undefined
}

/**
 * The top of a page: a carousel of full-width pictures, each with its text
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). The carousel advances on a timer and wraps; it pauses on hover
 * and on focus, and stops when the visitor changes the slide or presses the pause button. Buttons, dots and a swipe
 * change the slide; a single slide has no controls. While the page scrolls, the picture grows and moves down, and the text moves up; under reduced
 * motion neither moves. Without JavaScript the slides are a row that scrolls sideways. The titles are `h2`: the page has
 * its `h1` before the hero, for example in a `VisuallyHidden`.
 */
export function Hero({
  slides,
  messages,
  action,
  pager: Pager = HeroDots,
  scheme = 'night',
  interval = 5200,
  autoplay = true,
  ref,
  className,
  ...props
}: HeroProps) {
  const root = useRef<HTMLElement>(null)
  const { index, isPlaying, isRotating, goTo, step, toggle, rootProps } = useSlideshow(
    root,
    slides.length,
    interval,
    autoplay,
  )
  const loaded = usePageLoaded()
  // The first picture is always in the HTML. The pictures of the active and the next slide are requested only after the
  // page's `load` event, so that they do not delay the first picture.
  const slidesToLoad = useSlidesToLoad(loaded ? [index, (index + 1) % slides.length] : [])
  useScrollProgressCssVariable(root)
  // Set on the pager, and not on the hero, where the browser would compute the styles of all slides again.
  const pagerFrame = useRef<HTMLDivElement>(null)
  const hasControls = slides.length > 1
  useLayoutEffect(
    () =>
      hasControls ? pagerFrame.current?.style.setProperty('--hero-interval', `${interval}ms`) : undefined,
    [hasControls, interval],
  )
  const position = (slideIndex: number) =>
    formatMessage(messages.position, { place: slideIndex + 1, count: slides.length })
  const active = slides[index]

  return (
    <section
      data-slot="ui-hero"
      data-scheme={scheme}
      data-state={isPlaying ? 'playing' : 'paused'}
      aria-roledescription="carousel"
      aria-label={messages.region}
      {...props}
      {...composeHandlers(props, rootProps)}
      ref={useComposedRefs(ref, root)}
      className={cn(
        'ui:relative ui:touch-manipulation ui:overflow-hidden ui:bg-surface ui:text-text',
        className,
      )}
    >
      {hasControls && (
        <>
          <div
            data-slot="ui-hero-controls"
            className={cn(
              'ui:absolute ui:start-[max(var(--ui-gutter),(100%-var(--ui-content))/2)] ui:bottom-[clamp(1.5rem,3.1vw,2.75rem)] ui:z-3',
              'ui:flex ui:flex-col-reverse ui:gap-x-5 ui:gap-y-3 ui:md:flex-row ui:md:items-center ui:noscript:hidden ui:print:hidden',
            )}
          >
            <div data-slot="ui-hero-buttons" className="ui:flex ui:gap-[clamp(0.5rem,1.1vw,1rem)]">
              <IconButton
                icon={isPlaying ? 'pause' : 'play'}
                aria-label={isPlaying ? messages.pause : messages.play}
                onClick={toggle}
              />
              <IconButton icon="arrow-left" aria-label={messages.previous} onClick={() => step(-1)} />
              <IconButton icon="arrow-right" aria-label={messages.next} onClick={() => step(1)} />
            </div>
            <p data-slot="ui-hero-count" className="ui:font-text ui:text-label ui:font-label">
              {active?.moment}, {position(index)}
            </p>
          </div>
          <div
            ref={pagerFrame}
            data-slot="ui-hero-pager"
            className={cn(
              'ui:absolute ui:end-[max(var(--ui-gutter)-1rem,(100%-var(--ui-content))/2-1rem)] ui:bottom-0 ui:z-3 ui:print:hidden',
              // While the slides rotate, the sun grows until the slide changes.
              isRotating && 'ui:motion-safe:[--sundial-interval:var(--hero-interval)]',
            )}
          >
            <Pager
              aria-label={messages.pager}
              names={slides.map(({ moment }, slideIndex) => `${position(slideIndex)}, ${moment}`)}
              index={index}
              onIndexChange={goTo}
            />
          </div>
        </>
      )}
      <StackedSlides
        slot="ui-hero"
        names={slides.map((_, place) => position(place))}
        ids={slides.map(({ id }) => id)}
        index={index}
        isRotating={isRotating}
        className="ui:min-h-[max(100svh-var(--ui-hero-foot),42rem)] ui:print:min-h-0"
        slideClassName="ui:scrim ui:relative ui:overflow-hidden"
      >
        {(place) => (
          <HeroSlideContent
            slide={slides[place] as HeroSlide}
            action={action}
            priority={place === 0}
            shouldLoad={place === 0 || slidesToLoad.has(place)}
          />
        )}
      </StackedSlides>
    </section>
  )
}
