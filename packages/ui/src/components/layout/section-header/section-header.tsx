import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Stack } from '../split/split'

export interface SectionHeaderProps extends ComponentProps<'div'> {
  /** Where the section leads, at the end of the line: a `TextLink`. */
  action?: ReactNode
}

/** How a section begins: kicker, heading and text as children, and below them the air before what they are about. */
export function SectionHeader({ action, className, children, ...props }: SectionHeaderProps) {
  return (
    <div
      data-slot="ui-section-header"
      {...props}
      className={cn(
        'ui:mb-section-head ui:flex ui:flex-wrap ui:items-end ui:justify-between ui:gap-8',
        className,
      )}
    >
      <Stack>{children}</Stack>
      {action}
    </div>
  )
}
