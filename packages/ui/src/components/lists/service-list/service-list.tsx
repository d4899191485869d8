import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'

/** The services of a hotel, each below a line, in as many columns as fit. */
function ServiceListRoot({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="ui-service-list"
      {...props}
      className={cn(
        'ui:grid ui:w-full ui:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] ui:gap-x-[clamp(2rem,4vw,4rem)] ui:border-b ui:border-line',
        className,
      )}
    />
  )
}

export interface ServiceListItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The service's name. */
  title: ReactNode
  /** The heading level of the name in the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/** One service, with its description as children. */
function ServiceListItem({ title, heading = 'h3', className, children, ...props }: ServiceListItemProps) {
  return (
    <li
      data-slot="ui-service-list-item"
      {...props}
      className={cn('ui:min-w-0 ui:border-t ui:border-line ui:pt-7 ui:pb-9', className)}
    >
      <Heading as={heading} size="h3">
        {title}
      </Heading>
      {children && <Text className="ui:pt-2">{children}</Text>}
    </li>
  )
}

export { ServiceListItem as Item, ServiceListRoot as Root }
