import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

/** A list with a line between its rows. */
function DividedListRoot({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="ui-divided-list"
      {...props}
      className={cn('ui:@container ui:w-full ui:border-t ui:border-line', className)}
    />
  )
}

export interface DividedListItemProps extends ComponentProps<'li'> {
  /** The label at the start of the row, in italics, for example a date or an hour. */
  marker?: ReactNode
  /** A link, or a number such as a price, at the end of the row. */
  action?: ReactNode
}

/** A row of the list: marker, content as children, action. On small screens the marker is above the content. */
function DividedListItem({ marker, action, className, children, ...props }: DividedListItemProps) {
  return (
    <li
      data-slot="ui-divided-list-item"
      {...props}
      className={cn(
        'ui:grid ui:grid-cols-[1fr_auto] ui:items-baseline ui:gap-x-6 ui:gap-y-1 ui:border-b ui:border-line ui:py-6 ui:@max-[15rem]:grid-cols-1 ui:sm:@min-[18rem]:grid-cols-[minmax(8rem,10rem)_1fr_auto]',
        className,
      )}
    >
      <span
        data-slot="ui-divided-list-marker"
        className="ui:col-span-2 ui:@max-[15rem]:col-span-1 ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style ui:sm:@min-[18rem]:col-span-1"
      >
        {marker}
      </span>
      <div data-slot="ui-divided-list-content" className="ui:wrap-anywhere">
        {children}
      </div>
      {action}
    </li>
  )
}

export { DividedListItem as Item, DividedListRoot as Root }
