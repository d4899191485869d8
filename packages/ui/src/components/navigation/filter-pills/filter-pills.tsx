import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/**
 * A group of filters of which one is on: the first for all, in a row of its own where not all stand in one.
 * Name it with `aria-label`, and announce what it leaves in a live region.
 */
function FilterPillsRoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons in a toolbar-like group, no fields of a form
    <div role="group" data-slot="ui-filter-pills" {...props} className={cn(className)} />
  )
}

export interface FilterPillsItemProps extends ComponentProps<'button'> {
  /** Whether this filter is on. */
  pressed: boolean
}

/** One filter: a toggle button (APG), in the capitals that only months wear. */
function FilterPillsItem({ pressed, className, ...props }: FilterPillsItemProps) {
  return (
    <button
      type="button"
      data-slot="ui-filter-pills-item"
      data-state={pressed ? 'on' : 'off'}
      aria-pressed={pressed}
      {...props}
      className={cn(
        'ui:min-h-10 ui:border ui:border-line ui:font-text ui:text-[0.8125rem] ui:font-medium ui:tracking-[0.06em] ui:text-text ui:uppercase ui:transition-colors ui:duration-200 ui:hover:border-current ui:disabled:cursor-default ui:disabled:border-line ui:disabled:text-quiet ui:data-[state=on]:border-selected ui:data-[state=on]:bg-selected ui:data-[state=on]:text-on-selected ui:forced-colors:[--ui-selected:Highlight] ui:forced-colors:[--ui-focus:Highlight] ui:forced-colors:[--ui-on-selected:HighlightText] ui:forced-colors:data-[state=on]:forced-color-adjust-none',
        className,
      )}
    />
  )
}

export { FilterPillsItem as Item, FilterPillsRoot as Root }
