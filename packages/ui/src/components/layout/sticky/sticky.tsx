import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/** What stays in view, below the header, beside a column that is longer than itself; on wide screens only. */
export function Sticky({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-sticky"
      {...props}
      className={cn(
        'ui:lg:sticky ui:lg:top-[calc(var(--ui-header-height)+2rem)] ui:lg:self-start',
        className,
      )}
    />
  )
}
