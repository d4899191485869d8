import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const group =
  'ui:grid ui:w-full ui:grid-cols-3 ui:gap-2 ui:sm:max-md:grid-cols-4 ui:md:max-[85rem]:grid-cols-[repeat(6,minmax(0,max-content))] ui:min-[85rem]:auto-cols-fr ui:min-[85rem]:grid-flow-col ui:min-[85rem]:grid-cols-none ui:print:hidden'

/**
 * A group of filters, of which exactly one is selected. The first filter, such as “All months”, is in a row of its own
 * unless all filters fit in one row. Name the group with `aria-label`, and announce the number of results in a live
 * region.
 */
function FilterPillsRoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons, not of form fields
    <div role="group" data-slot="ui-filter-pills" {...props} className={cn(group, className)} />
  )
}

export interface FilterPillsItemProps extends ComponentProps<'button'> {
  /** Whether this filter is selected. */
  pressed: boolean
}

const itemGrid =
  'ui:px-1 ui:first:col-span-full ui:md:max-[85rem]:px-4 ui:md:max-[85rem]:first:justify-self-start ui:min-[85rem]:first:col-auto'

const itemLook =
  'ui:pill-10 ui:border ui:font-text ui:text-[0.8125rem] ui:font-label ui:tracking-(--ui-label-tracking) ui:[text-transform:var(--ui-filter-case)] ui:transition-colors ui:duration-hover ui:focus-visible:outline-offset-1'

const itemOff = 'ui:border-current ui:text-text ui:tint'

const itemOn =
  'ui:border-transparent ui:bg-selected ui:text-on-selected ui:not-forced-colors:enabled:hover:bg-selected-hover ui:not-forced-colors:enabled:active:bg-selected-pressed ui:forced-colors:[--ui-selected:Highlight] ui:forced-colors:[--ui-focus:Highlight] ui:forced-colors:[--ui-on-selected:HighlightText] ui:forced-colors:forced-color-adjust-none'

/** One filter of the group: a toggle button (https://www.w3.org/WAI/ARIA/apg/patterns/button/), in capital letters unless the theme says otherwise. */
function FilterPillsItem({ pressed, className, ...props }: FilterPillsItemProps) {
  return (
    <button
      type="button"
      data-slot="ui-filter-pills-item"
      data-state={pressed ? 'on' : 'off'}
      aria-pressed={pressed}
      {...props}
      className={cn(itemGrid, itemLook, pressed ? itemOn : itemOff, className)}
    />
  )
}

export { FilterPillsItem as Item, FilterPillsRoot as Root }
