'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useSlides } from '../../../hooks/use-slides'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../actions/icon-button/icon-button'

export interface QuotesMessages {
  /** The name of the whole. */
  region: string
  pause: string
  play: string
  /** The name of the bullets. */
  pager: string
  /** The name of a bullet: `Quote 2`. */
  goTo: (place: number) => string
  /** The place of a quote: `2 of 3`. */
  position: (place: number, count: number) => string
}

export interface QuotesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The sentences, without quotation marks: those come with the language of the page. */
  quotes: readonly ReactNode[]
  messages: QuotesMessages
  /** How long a quote stands, ms. @default 5000 */
  interval?: number
}

/**
 * Sentences that follow one another by a fade, wrapping, after the APG
 * (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/): they stop on hover, on focus, after manual use and by the pause
 * control; reduced motion keeps them still. Bullets and a swipe choose one. With each change the four brackets of the
 * frame move on by a corner. Without script the sentences stand in a row that scrolls sideways.
 */
export function Quotes({ quotes, messages, interval = 5000, ref, className, ...props }: QuotesProps) {
  const own = useRef<HTMLElement>(null)
  const { index, isPlaying, isRotating, goTo, toggle, rootProps } = useSlides(own, quotes.length, interval)
  const changes = useChanges(index)
  useLayoutEffect(() => own.current?.style.setProperty('--quotes-changes', `${changes}`), [changes])

  return (
    <section
      data-slot="ui-quotes"
      data-state={isPlaying ? 'playing' : 'paused'}
      data-corner={changes % 4}
      aria-roledescription="carousel"
      aria-label={messages.region}
      {...props}
      {...rootProps}
      ref={useComposedRefs(ref, own)}
      className={cn('ui:text-text', className)}
    >
      {quotes.length > 1 && (
        <div
          data-slot="ui-quotes-controls"
          className="ui:flex ui:items-center ui:justify-center ui:gap-3 ui:noscript:hidden"
        >
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={toggle}
          />
          <ul data-slot="ui-quotes-bullets" aria-label={messages.pager} className="ui:flex">
            {quotes.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its place
              <li key={at} data-slot="ui-quotes-bullets-item">
                <button
                  type="button"
                  data-slot="ui-quotes-bullet"
                  aria-label={messages.goTo(at + 1)}
                  aria-current={at === index || undefined}
                  onClick={() => goTo(at)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div data-slot="ui-quotes-frame">
        <div data-slot="ui-quotes-corners" aria-hidden="true">
          <span data-slot="ui-quotes-corner" />
          <span data-slot="ui-quotes-corner" />
          <span data-slot="ui-quotes-corner" />
          <span data-slot="ui-quotes-corner" />
        </div>
        <div data-slot="ui-quotes-slides" aria-live={isRotating ? 'off' : 'polite'} aria-atomic="false">
          {quotes.map((quote, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a carousel's slide is a group (APG), not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={messages.position(at + 1, quotes.length)}
              data-slot="ui-quotes-slide"
              data-state={at === index ? 'active' : 'idle'}
            >
              <blockquote
                data-slot="ui-quotes-words"
                className="ui:max-w-[26ch] ui:font-display ui:text-[clamp(1.75rem,3.6vw,3.25rem)] ui:leading-[1.15] ui:tracking-[-0.012em] ui:text-balance ui:wrap-break-word"
              >
                {quote}
              </blockquote>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** How often a value has become another one. */
function useChanges(value: number) {
  const [seen, setSeen] = useState({ value, changes: 0 })
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 })
  return seen.changes
}
