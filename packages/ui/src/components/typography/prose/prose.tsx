import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface ProseProps extends ComponentProps<'div'> {
  /** Renders the single child (an `<article>`) instead of a `<div>`. @default false */
  asChild?: boolean | undefined
}

/**
 * Long text written in plain HTML: headings, paragraphs, lists, links and quotes inside it get the design system's type
 * and spacing. Components inside it keep their own look.
 */
export function Prose({ asChild = false, className, ...props }: ProseProps) {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-slot="ui-prose"
      {...props}
      className={cn('ui:max-w-measure ui:font-text ui:text-body ui:wrap-break-word', className)}
    />
  )
}
