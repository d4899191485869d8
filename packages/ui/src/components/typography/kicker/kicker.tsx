import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { Dial } from '../../foundations/dial/dial'

export interface KickerProps extends ComponentProps<'p'> {
  /** The hour of the section, 0 to 24: its dial's ray turns with it. */
  hour: number
}

/** The line over a heading: what this is, and at which hour of the house's day. */
export function Kicker({ hour, className, children, ...props }: KickerProps) {
  return (
    <p
      data-slot="ui-kicker"
      {...props}
      className={cn(
        'ui:flex ui:items-center ui:gap-4 ui:font-display ui:text-kicker ui:text-accent-text ui:italic',
        className,
      )}
    >
      <Dial hour={hour} />
      <span>{children}</span>
    </p>
  )
}
