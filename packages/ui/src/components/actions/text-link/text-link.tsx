import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/** A link on its own line or in a list, not inside a sentence. On hover its underline becomes thicker. */
export function TextLink({ asChild = false, className, ...props }: TextLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="ui-text-link"
      {...props}
      className={cn(
        'ui:inline-flex ui:min-h-6 ui:max-w-full ui:items-center ui:gap-2 ui:border-b ui:border-current ui:pb-1 ui:text-start ui:font-text ui:text-label ui:font-label ui:text-text ui:active:text-accent-text ui:transition-shadow ui:duration-hover ui:wrap-anywhere ui:hover:shadow-[0_1px_0_currentColor]',
        className,
      )}
    />
  )
}
