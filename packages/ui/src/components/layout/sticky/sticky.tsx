import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/** Stays in view below the header while a longer column beside it scrolls. From 70rem on. */
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
