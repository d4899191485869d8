import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Renders the single child (a heading, a status) instead of a `<span>`. @default false */
  asChild?: boolean | undefined
}

/** Text for assistive technology only, for example to distinguish links with the same visible text. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root data-slot="ui-visually-hidden" {...props} className={cn('ui:sr-only', className)} />
}
