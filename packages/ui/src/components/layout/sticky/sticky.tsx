import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/** Keeps its children in view while a longer column beside them scrolls, in windows of 70rem or more. */
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
