'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import type { HeroPagerProps } from './hero-dots'

/** Classes that set `--sundial-index`, because a strict Content-Security-Policy blocks style attributes. */
const INDEX = [
  'ui:[--sundial-index:0]',
  'ui:[--sundial-index:1]',
  'ui:[--sundial-index:2]',
  'ui:[--sundial-index:3]',
  'ui:[--sundial-index:4]',
  'ui:[--sundial-index:5]',
  'ui:[--sundial-index:6]',
  'ui:[--sundial-index:7]',
]
const FIVE = 'ui:[--sundial-count:5]'
const COUNT = [
  FIVE,
  FIVE,
  'ui:[--sundial-count:2]',
  'ui:[--sundial-count:3]',
  'ui:[--sundial-count:4]',
  FIVE,
  'ui:[--sundial-count:6]',
  'ui:[--sundial-count:7]',
  'ui:[--sundial-count:8]',
]

/** Classes of a line from the centre of the arc to the dot of a slide. The dots are spread over 140 degrees. */
const LINE =
  'ui:absolute ui:left-1/2 ui:bottom-0 ui:h-(--sundial-radius) ui:origin-bottom ui:rotate-[calc((var(--sundial-index)-(var(--sundial-count)-1)/2)*140deg/max(1,var(--sundial-count)-1))]'

export interface SundialPagerProps extends Omit<ComponentProps<'ul'>, 'aria-label'>, HeroPagerProps {}

/**
 * Controls for choosing a slide, in the shape of a sundial: one dot for each slide on an arc, at most eight, and a ray
 * that points to the active dot. It is the `pager` of a `Hero`. Without JavaScript the pager is hidden. The sun at the
 * end of the ray grows during `--sundial-interval`, a property that an ancestor sets. Without this property the sun
 * keeps its size.
 */
export function SundialPager({ names, index, onIndexChange, className, ...props }: SundialPagerProps) {
  return (
    <ul
      data-slot="ui-sundial-pager"
      {...props}
      className={cn(
        'ui:relative ui:h-[calc(var(--sundial-radius)+24px)] ui:w-[calc(2*var(--sundial-radius)+32px)] ui:rtl:-scale-x-100 ui:noscript:hidden',
        // In px, so that the dial stays beside the buttons on a phone with large text.
        'ui:[--sundial-radius:clamp(60px,13.9vw,12.5rem)]',
        COUNT[names.length] ?? FIVE,
        className,
      )}
    >
      {names.map((name, nameIndex) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have the same name
          key={nameIndex}
          data-slot="ui-sundial-pager-hour"
          className={cn(LINE, INDEX[nameIndex], 'ui:w-px ui:bg-[rgb(255_255_255/0.4)]')}
        >
          <button
            type="button"
            data-slot="ui-sundial-pager-dot"
            className="ui:absolute ui:left-1/2 ui:top-0 ui:size-[min(44px,var(--sundial-radius)*0.58)] ui:-translate-1/2 ui:focus-visible:rounded-full ui:focus-visible:-outline-offset-6"
            aria-label={name}
            aria-current={nameIndex === index || undefined}
            onClick={() => onIndexChange(nameIndex)}
          />
        </li>
      ))}
      <li
        data-slot="ui-sundial-pager-ray"
        aria-hidden="true"
        className={cn(
          LINE,
          INDEX[index],
          'ui:pointer-events-none ui:-ml-px ui:w-[3px] ui:bg-ray',
          'ui:transition-[rotate] ui:duration-slide ui:ease-sun ui:motion-reduce:transition-none',
          'ui:forced-colors:bg-[Highlight] ui:forced-colors:forced-color-adjust-none',
        )}
      >
        {/* `key` creates a new sun for each slide, so that the animation of the sun starts again. */}
        <span
          key={index}
          data-slot="ui-sundial-pager-sun"
          className={cn(
            'ui:absolute ui:-top-[8px] ui:left-1/2 ui:size-[16px] ui:-translate-x-1/2 ui:rounded-full ui:bg-ray',
            'ui:animate-[ui-hour-passes_var(--sundial-interval)_linear]',
            'ui:forced-colors:bg-[Highlight] ui:forced-colors:forced-color-adjust-none',
          )}
        />
      </li>
    </ul>
  )
}
