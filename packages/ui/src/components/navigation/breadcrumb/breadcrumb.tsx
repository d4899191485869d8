import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/**
 * The path from the home page to this page, after the APG breadcrumb pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/). Name the breadcrumb with `aria-label`.
 */
function BreadcrumbRoot({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav data-slot="ui-breadcrumb" {...props} className={cn('ui:font-text ui:text-label', className)}>
      <ol data-slot="ui-breadcrumb-list" className="ui:flex ui:flex-wrap ui:gap-y-1">
        {children}
      </ol>
    </nav>
  )
}

const itemBox = 'ui:inline-flex ui:min-h-6 ui:items-center'

export interface BreadcrumbLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/** A link of the breadcrumb to a parent page. */
function BreadcrumbLink({ asChild = false, className, ...props }: BreadcrumbLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li
      data-slot="ui-breadcrumb-item"
      className="ui:inline-flex ui:items-center ui:text-quiet ui:after:mx-3 ui:after:h-3 ui:after:w-px ui:after:rotate-[30deg] ui:after:bg-current ui:after:content-['']"
    >
      <Root
        data-slot="ui-breadcrumb-link"
        {...props}
        className={cn(itemBox, 'ui:decoration-1 ui:underline-offset-4 ui:hover:underline', className)}
      />
    </li>
  )
}

/** The current page, the last item of the breadcrumb, which is not a link. */
function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <li data-slot="ui-breadcrumb-item" className="ui:inline-flex ui:min-w-0">
      <span
        data-slot="ui-breadcrumb-page"
        aria-current="page"
        {...props}
        className={cn(itemBox, className)}
      />
    </li>
  )
}

export { BreadcrumbLink as Link, BreadcrumbPage as Page, BreadcrumbRoot as Root }
