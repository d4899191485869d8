import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../../lib/cn'
import { Heading } from '../../typography/heading/heading'
import { Sticky } from '../sticky/sticky'
import { Stack } from '../two-columns/two-columns'

/** A long text in sections, with a table of contents beside it on wide screens and above it on small ones. */
function DocumentRoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-document"
      {...props}
      className={cn(
        'ui:grid ui:grid-cols-[minmax(0,1fr)] ui:gap-x-(--ui-space-columns) ui:gap-y-16 ui:lg:grid-cols-[4fr_minmax(0,9fr)]',
        className,
      )}
    />
  )
}

/** The table of contents of a document, which stays in view on wide screens. Name it with `aria-label`. */
function DocumentContents({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav data-slot="ui-document-contents" {...props} className={cn('ui:print:hidden', className)}>
      <Sticky>
        <ol data-slot="ui-document-list" className="ui:border-t ui:border-line">
          {children}
        </ol>
      </Sticky>
    </nav>
  )
}

export interface DocumentLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/** A link to one section of the document: `href` is `#` and the section's `id`. */
function DocumentLink({ asChild = false, className, ...props }: DocumentLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li data-slot="ui-document-item" className="ui:border-b ui:border-line">
      <Root
        data-slot="ui-document-link"
        {...props}
        className={cn(
          'ui:block ui:py-2.5 ui:font-text ui:text-label ui:font-label ui:decoration-1 ui:underline-offset-4 ui:hover:underline',
          className,
        )}
      />
    </li>
  )
}

const body = /* @__PURE__ */ cva('ui:flex ui:min-w-0 ui:flex-col ui:gap-[clamp(4rem,7vw,6.5rem)]', {
  variants: {
    /** The number of columns in print. Two save paper if the sections are short. */
    printColumns: { 1: '', 2: 'ui:print:block ui:print:columns-2 ui:print:gap-x-8 ui:print:[&>*]:mb-6' },
  },
  defaultVariants: { printColumns: 1 },
})

export interface DocumentBodyProps extends ComponentProps<'div'>, VariantProps<typeof body> {}

/** The column with the sections of a document. */
function DocumentBody({ printColumns, className, ...props }: DocumentBodyProps) {
  return <div data-slot="ui-document-body" {...props} className={cn(body({ printColumns }), className)} />
}

export interface DocumentSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading of the section, which is also the section's accessible name. */
  title: ReactNode
  /** The `id` of the heading, for elements that refer to the heading. @default a generated id */
  titleId?: string | undefined
}

/** One section of a document under its heading. */
function DocumentSection({ title, titleId, className, children, ...props }: DocumentSectionProps) {
  const generatedId = useId()
  const id = titleId ?? generatedId
  return (
    <section
      data-slot="ui-document-section"
      aria-labelledby={id}
      {...props}
      className={cn('ui:scroll-mt-8', className)}
    >
      <Stack>
        <Heading id={id} className="ui:print:break-after-avoid">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}

export {
  DocumentBody as Body,
  DocumentContents as Contents,
  DocumentLink as Link,
  DocumentRoot as Root,
  DocumentSection as Section,
}
