'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useSlideshow } from '../../../hooks/use-slideshow'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { formatMessage } from '../../../lib/format-message'
import { StackedSlides } from '../../../lib/stacked-slides'
import { IconButton } from '../../actions/icon-button/icon-button'

export interface QuotesMessages {
  /** The accessible name of the section. */
  region: string
  pause: string
  play: string
  /** The accessible name of the list of dots. */
  pager: string
  /** The accessible name of a dot: `Quote {place}`. The first place is 1. */
  goTo: string
  /** The place of a quote: `{place} of {count}`. The first place is 1. */
  position: string
}

export interface QuotesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The texts of the quotes, without quotation marks: the browser adds the marks of the page's language. */
  quotes: readonly ReactNode[]
  messages: QuotesMessages
  /** How long each quote is shown, ms. @default 5000 */
  interval?: number | undefined
  /** Whether the quotes advance without a press of Play. Under reduced motion they never do. @default true */
  autoplay?: boolean | undefined
}

/**
 * Shows one quote at a time and fades to the next, wrapping (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). The
 * rotation pauses on hover and on focus, and stops when the visitor chooses a quote or presses the pause button. Under
 * reduced motion the rotation starts only when the visitor presses Play. Bullets and a swipe choose a quote. The frame
 * is drawn as four corner pieces; at each change of quote every piece moves to the next corner. Without JavaScript the
 * quotes are a row that scrolls sideways.
 */
export function Quotes({
  quotes,
  messages,
  interval = 5000,
  autoplay = true,
  ref,
  className,
  ...props
}: QuotesProps) {
  const root = useRef<HTMLElement>(null)
  const { index, isPlaying, isRotating, goTo, toggle, rootProps } = useSlideshow(
    root,
    quotes.length,
    interval,
    autoplay,
  )
  const changes = useChanges(index)
  useLayoutEffect(() => root.current?.style.setProperty('--quotes-changes', `${changes}`), [changes])

  return (
    <section
      data-slot="ui-quotes"
      data-state={isPlaying ? 'playing' : 'paused'}
      data-corner={changes % 4}
      aria-roledescription="carousel"
      aria-label={messages.region}
      {...props}
      {...composeHandlers(props, rootProps)}
      ref={useComposedRefs(ref, root)}
      className={cn(
        'ui:grid ui:w-full ui:touch-manipulation ui:grid-cols-1 ui:gap-8 ui:text-text',
        className,
      )}
    >
      {quotes.length > 1 && (
        // The controls of the quotes are first in the tab order, but CSS places them below the quotes.
        <div
          data-slot="ui-quotes-controls"
          className="ui:order-1 ui:flex ui:items-center ui:justify-center ui:gap-3 ui:noscript:hidden ui:print:hidden"
        >
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={toggle}
          />
          <ul data-slot="ui-quotes-dots" aria-label={messages.pager} className="ui:flex">
            {quotes.map((_, quoteIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
              <li key={quoteIndex} data-slot="ui-quotes-dots-item">
                <button
                  type="button"
                  data-slot="ui-quotes-dot"
                  className="ui:grid ui:h-11 ui:w-8 ui:place-items-center"
                  aria-label={formatMessage(messages.goTo, { place: quoteIndex + 1 })}
                  aria-current={quoteIndex === index || undefined}
                  onClick={() => goTo(quoteIndex)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div data-slot="ui-quotes-frame" className="ui:relative">
        <div
          data-slot="ui-quotes-corners"
          aria-hidden="true"
          className="ui:pointer-events-none ui:absolute ui:inset-0 ui:[container-type:size]"
        >
          <Corner className="ui:border-t-2 ui:border-l-2 ui:border-ray ui:[--corner:0]" />
          <Corner className="ui:border-t ui:border-l ui:border-quiet ui:[--corner:1]" />
          <Corner className="ui:border-t ui:border-l ui:border-quiet ui:[--corner:2]" />
          <Corner className="ui:border-t ui:border-l ui:border-quiet ui:[--corner:3]" />
        </div>
        <StackedSlides
          slot="ui-quotes"
          names={quotes.map((_, place) =>
            formatMessage(messages.position, { place: place + 1, count: quotes.length }),
          )}
          index={index}
          isRotating={isRotating}
          slideClassName="ui:grid-cols-1 ui:place-items-center ui:px-[clamp(1.5rem,6vw,6rem)] ui:py-[clamp(2.5rem,7vw,6.5rem)] ui:text-center"
        >
          {(place) => (
            <blockquote
              data-slot="ui-quotes-text"
              className={cn(
                'ui:max-w-[min(100%,26ch)] ui:font-display ui:font-heading ui:text-[clamp(1.75rem,3.6vw,3.25rem)] ui:leading-[1.15] ui:tracking-(--ui-heading-tracking) ui:text-balance ui:wrap-break-word',
                'ui:[quotes:auto] ui:before:content-[open-quote] ui:after:content-[close-quote]',
              )}
            >
              {quotes[place]}
            </blockquote>
          )}
        </StackedSlides>
      </div>
    </section>
  )
}

/**
 * A corner of the frame, drawn as a bracket. `--corner` is the corner at which the bracket starts: 0 is the upper left,
 * and the numbers go clockwise. With each change of the quote the bracket turns by 90 degrees and moves to the next
 * corner.
 */
function Corner({ className }: { className: string }) {
  return (
    <span
      data-slot="ui-quotes-corner"
      className={cn(
        'ui:quotes-corner ui:absolute ui:top-0 ui:left-0 ui:aspect-square ui:rounded-tl-card',
        'ui:transition-[translate,rotate] ui:duration-slide ui:ease-sun ui:motion-reduce:transition-none',
        className,
      )}
    />
  )
}

/** Counts how many times a value has changed since the first render. */
function useChanges(value: number) {
  const [last, setLast] = useState({ value, changes: 0 })
  if (last.value !== value) setLast({ value, changes: last.changes + 1 })
  return last.changes
}
