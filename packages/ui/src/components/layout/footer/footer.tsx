import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import type { ColorScheme } from '../section/section'

export interface FooterRootProps extends ComponentProps<'footer'> {
  /** The colour scheme. @default 'night' */
  scheme?: ColorScheme | undefined
}

/** The footer of every page. */
function FooterRoot({ scheme = 'night', className, children, ...props }: FooterRootProps) {
  return (
    <footer
      data-slot="ui-footer"
      data-scheme={scheme}
      {...props}
      className={cn(
        'ui:bg-surface ui:px-gutter ui:pt-[clamp(4rem,7vw,6rem)] ui:pb-8 ui:font-text ui:text-label ui:text-balance ui:text-text ui:[&_address]:not-italic ui:print:break-inside-avoid ui:print:pt-6 ui:print:pb-0',
        className,
      )}
    >
      <div
        data-slot="ui-footer-content"
        className="ui:@container ui:mx-auto ui:flex ui:max-w-content ui:flex-col ui:gap-14 ui:print:gap-6"
      >
        {children}
      </div>
    </footer>
  )
}

/** The columns of the footer. The first column is for the brand and is the widest. */
function FooterColumns({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-footer-columns"
      {...props}
      className={cn(
        'ui:grid ui:gap-x-8 ui:gap-y-10 ui:grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] ui:@min-[61rem]:grid-cols-[2fr_repeat(4,1fr)]',
        className,
      )}
    />
  )
}

/** The brand's name in large type. */
function FooterBrand({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="ui-footer-brand"
      {...props}
      className={cn(
        'ui:mb-3 ui:font-display ui:font-heading ui:text-[2.25rem] ui:leading-none ui:wrap-anywhere',
        className,
      )}
    />
  )
}

export interface FooterColumnProps extends ComponentProps<'div'> {
  /** The column's heading. @default no heading */
  heading?: ReactNode
}

/** A column of the footer: text, links or a `LanguageMenu`. The column adds space above a `LanguageMenu`. */
function FooterColumn({ heading, className, children, ...props }: FooterColumnProps) {
  return (
    <div
      data-slot="ui-footer-column"
      {...props}
      className={cn('ui:flex ui:flex-col ui:items-start ui:gap-1.5 ui:[&>details]:mt-4', className)}
    >
      {heading && (
        <h2
          data-slot="ui-footer-heading"
          className="ui:mb-2 ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style"
        >
          {heading}
        </h2>
      )}
      {children}
    </div>
  )
}

export interface FooterLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link, a button) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/** A link or button in a column of the footer. */
function FooterLink({ asChild = false, className, ...props }: FooterLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="ui-footer-link"
      {...props}
      className={cn(
        'ui:inline-flex ui:min-h-6 ui:items-center ui:decoration-1 ui:underline-offset-4 ui:hover:underline ui:@max-[15rem]:wrap-anywhere',
        className,
      )}
    />
  )
}

/** The last lines of the footer: copyright, company registers, credits. */
function FooterLegal({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-footer-legal"
      {...props}
      className={cn(
        'ui:flex ui:flex-wrap ui:justify-between ui:gap-x-8 ui:gap-y-2 ui:border-t ui:border-line ui:pt-6 ui:text-quiet ui:wrap-anywhere',
        className,
      )}
    />
  )
}

export {
  FooterBrand as Brand,
  FooterColumn as Column,
  FooterColumns as Columns,
  FooterLegal as Legal,
  FooterLink as Link,
  FooterRoot as Root,
}
