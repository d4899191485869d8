import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Renders the single child (a heading, a status) instead of a `<span>`. @default false */
  asChild?: boolean
}

/** Words that are only heard: what tells links of one name apart, a heading that the eye does not need. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return <Root data-slot="ui-visually-hidden" {...props} className={cn('ui:sr-only', className)} />
}
