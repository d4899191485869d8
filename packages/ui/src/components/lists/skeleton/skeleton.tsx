import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/**
 * The placeholder of content that is loading, in the size that `className` sets. The placeholder is hidden from
 * assistive technology, so mark the element around it `aria-busy`. Under reduced motion it does not pulse.
 */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="ui-skeleton"
      aria-hidden="true"
      {...props}
      className={cn(
        'ui:block ui:bg-line ui:motion-safe:animate-[ui-pulse_1.8s_ease-in-out_infinite]',
        className,
      )}
    />
  )
}
