import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/** A link to the main content, first in the tab order and visible only while it has focus. */
export function SkipLink({ className, ...props }: ComponentProps<'a'>) {
  return (
    <a
      data-slot="ui-skip-link"
      {...props}
      className={cn(
        'ui:fixed ui:top-3 ui:start-3 ui:z-50 ui:-translate-y-24 ui:pill-10 ui:bg-surface ui:px-5 ui:py-3 ui:font-text ui:text-label ui:font-label ui:text-text ui:focus:translate-y-0 ui:print:hidden',
        className,
      )}
    />
  )
}
