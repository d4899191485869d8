import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { Sundial } from '../../foundations/sundial/sundial'

export interface KickerProps extends ComponentProps<'p'> {
  /** The hour of day, 0 to 24, which the sundial shows. @default no sundial */
  hour?: number | undefined
}

/** The line above a heading: the topic, beside a small sundial (`Sundial`) that shows an hour of the day if there is one. */
export function Kicker({ hour, className, children, ...props }: KickerProps) {
  return (
    <p
      data-slot="ui-kicker"
      {...props}
      className={cn(
        'ui:flex ui:max-w-full ui:items-center ui:gap-4 ui:wrap-anywhere ui:hyphens-auto ui:font-display ui:text-kicker ui:text-accent-text ui:italic',
        className,
      )}
    >
      {hour !== undefined && <Sundial hour={hour} />}
      <span data-slot="ui-kicker-text">{children}</span>
    </p>
  )
}
