import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Stack } from '../two-columns/two-columns'

export interface SectionHeaderProps extends ComponentProps<'div'> {
  /** A `TextLink` at the end of the line, or below the text if the line is too short for both. */
  action?: ReactNode
}

/** The header of a section: `SectionTitle` and text as children, with space below them before the section's content. */
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
