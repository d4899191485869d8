'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface DialPagerProps extends Omit<ComponentProps<'ul'>, 'onChange'> {
  /** One name a slide, in order; the dial shows up to eight. */
  names: string[]
  /** The active slide, from 0. */
  index: number
  onIndexChange: (index: number) => void
}

/** Dots on the arc of a dial, one a slide; a bright ray swings to the active one. Name it with `aria-label`. */
export function DialPager({ names, index, onIndexChange, className, ...props }: DialPagerProps) {
  return (
    <ul
      data-slot="ui-dial-pager"
      data-count={names.length}
      data-index={index}
      {...props}
      className={cn('ui:overflow-hidden', className)}
    >
      {names.map((name, at) => (
        <li key={name} data-slot="ui-dial-pager-hour">
          <button
            type="button"
            data-slot="ui-dial-pager-dot"
            aria-label={name}
            aria-current={at === index || undefined}
            onClick={() => onIndexChange(at)}
          />
        </li>
      ))}
      <li data-slot="ui-dial-pager-ray" aria-hidden="true">
        {/* A new one for each slide, so that its time starts again. */}
        <span key={index} data-slot="ui-dial-pager-sun" />
      </li>
    </ul>
  )
}
