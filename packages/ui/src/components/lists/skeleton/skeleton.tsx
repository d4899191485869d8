import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/** A line of what is still to come: give it a width and a height. Hidden from readers; mark the list `aria-busy`. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="ui-skeleton"
      aria-hidden="true"
      {...props}
      className={cn('ui:block ui:bg-line', className)}
    />
  )
}
