import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface CardLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean
}

/** The link in a card's title. Its name is the title alone, but a press anywhere on the card follows it. */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const Root = asChild ? Slot : 'a'
  return <Root data-slot="ui-card-link" {...props} className={cn(className)} />
}
