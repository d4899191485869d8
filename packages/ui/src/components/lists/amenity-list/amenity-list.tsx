import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { type AmenityName, Icon } from '../../foundations/icon/icon'

/** Lists side by side: what has a sign, and what only words can say. */
function AmenityListGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-amenity-list-grid"
      {...props}
      className={cn(
        // Below one another the lists share the line between them.
        'ui:grid ui:w-full ui:gap-x-6 ui:max-sm:[&>*+*]:border-t-0 ui:sm:grid-cols-2 ui:sm:items-start',
        className,
      )}
    />
  )
}

/** What a room has, in rows parted by hairlines. */
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
  /** Its sign; without one the row is plain text. */
  icon?: AmenityName
}

/** One amenity; its name as children. */
function AmenityListItem({ icon, className, children, ...props }: AmenityListItemProps) {
  return (
    <li
      data-slot="ui-amenity-list-item"
      {...props}
      className={cn(
        'ui:flex ui:min-h-12 ui:items-center ui:gap-4 ui:border-b ui:border-line ui:py-2.5 ui:font-text ui:text-body ui:leading-snug',
        className,
      )}
    >
      {icon && <Icon name={icon} className="ui:text-accent-text" />}
      <span className="ui:min-w-0 ui:wrap-break-word">{children}</span>
    </li>
  )
}

export { AmenityListGrid as Grid, AmenityListItem as Item, AmenityListRoot as Root }
