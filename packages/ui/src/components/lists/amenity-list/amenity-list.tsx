import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { AnyIcon, type IconNameOrElement } from '../../foundations/icon/icon'

/** Two lists side by side: amenities with an icon and amenities without. */
function AmenityListGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-amenity-list-grid"
      {...props}
      className={cn(
        // When the lists are stacked, the second has no top border, so that only one line is between them.
        'ui:grid ui:w-full ui:gap-x-6 ui:max-sm:[&>*+*]:border-t-0 ui:sm:grid-cols-2 ui:sm:items-start',
        className,
      )}
    />
  )
}

/** The amenities of a room, in rows separated by lines. */
function AmenityListRoot({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="ui-amenity-list"
      {...props}
      className={cn('ui:w-full ui:border-t ui:border-line', className)}
    />
  )
}

export interface AmenityListItemProps extends ComponentProps<'li'> {
  /** The icon before the amenity's name: a name, or an element with an icon of yours. @default no icon */
  icon?: IconNameOrElement | undefined
}

/** One amenity, with its name as children. */
function AmenityListItem({ icon, className, children, ...props }: AmenityListItemProps) {
  return (
    <li
      data-slot="ui-amenity-list-item"
      {...props}
      className={cn(
        'ui:flex ui:min-h-12 ui:items-center ui:gap-4 ui:border-b ui:border-line ui:py-2.5 ui:font-text ui:text-body ui:print:min-h-8 ui:print:py-1',
        className,
      )}
    >
      {icon && <AnyIcon icon={icon} className="ui:text-accent-text" />}
      <span data-slot="ui-amenity-list-text" className="ui:min-w-0 ui:wrap-break-word">
        {children}
      </span>
    </li>
  )
}

export { AmenityListGrid as Grid, AmenityListItem as Item, AmenityListRoot as Root }
