import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface CardLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/**
 * The link in the title of a card or a banner. Its accessible name is the title alone, but its clickable area covers
 * the nearest positioned ancestor, so a click anywhere on the card follows the link.
 */
export function CardLink({ asChild = false, className, ...props }: CardLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="ui-card-link"
      {...props}
      className={cn(
        "ui:after:absolute ui:after:inset-0 ui:after:content-[''] ui:focus-visible:[outline-style:var(--ui-card-link-outline,solid)]",
        className,
      )}
    />
  )
}
