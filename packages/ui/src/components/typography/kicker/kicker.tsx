import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface KickerProps extends ComponentProps<'p'> {
  /** A small ornament before the text, for example a `Sundial`. It must be hidden from screen readers. */
  marker?: ReactNode
}

/** The line above a heading: the topic, beside a small ornament if there is one. */
export function Kicker({ marker, className, children, ...props }: KickerProps) {
  return (
    <p
      data-slot="ui-kicker"
      {...props}
      className={cn(
        'ui:flex ui:max-w-full ui:items-center ui:gap-4 ui:wrap-anywhere ui:hyphens-auto ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style',
        className,
      )}
    >
      {marker}
      <span data-slot="ui-kicker-text">{children}</span>
    </p>
  )
}
