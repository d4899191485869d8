import { Slot, Slottable } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { Icon } from '../../foundations/icon/icon'

export interface BackLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/** A link to the parent page, for example from a room to the list of rooms. The arrow of the link moves on hover. */
export function BackLink({ asChild = false, className, children, ...props }: BackLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="ui-back-link"
      {...props}
      className={cn(
        'ui:group/link ui:inline-flex ui:min-h-6 ui:max-w-full ui:items-center ui:gap-3 ui:wrap-anywhere ui:font-display ui:text-kicker ui:text-accent-text ui:decoration-1 ui:underline-offset-4 ui:accent-style ui:hover:underline ui:active:decoration-2 ui:print:hidden',
        className,
      )}
    >
      <Icon
        name="arrow-left"
        className="ui:transition-[translate] ui:duration-hover ui:ease-sun ui:group-hover/link:-translate-x-1 ui:rtl:group-hover/link:translate-x-1 ui:motion-reduce:transition-none"
      />
      <Slottable>{children}</Slottable>
    </Root>
  )
}
