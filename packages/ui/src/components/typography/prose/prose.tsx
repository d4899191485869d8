import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface ProseProps extends ComponentProps<'div'> {
  /** Dresses the single child (an `<article>`) instead of a `<div>`. @default false */
  asChild?: boolean
}

/**
 * Running text: bare headings, paragraphs, lists, links and quotes inside it get the house's type and distances.
 * Our own parts keep their look in it, and nothing outside it is touched.
 */
export function Prose({ asChild = false, className, ...props }: ProseProps) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="ui-prose" {...props} className={cn('ui:max-w-measure', className)} />
}
