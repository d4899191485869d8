import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { TwoColumns } from '../../layout/two-columns/two-columns'
import { Heading } from '../../typography/heading/heading'

/** The chapters of a text, in rows separated by lines. The rows have no frame, despite the name. */
function ContentCardRoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="ui-content-card" {...props} className={cn('ui:border-b ui:border-line', className)} />
  )
}

/** Props of `ContentCard.Block`, one chapter of the text. */
export interface ContentCardBlockProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The chapter's heading. @default no heading */
  title?: ReactNode
  /** The heading level of the title in the page's outline. @default 'h2' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/** One chapter of a text: heading on the left, paragraphs as children on the right. */
function ContentCardBlock({ title, heading = 'h2', className, children, ...props }: ContentCardBlockProps) {
  return (
    <TwoColumns
      ratio="4:8"
      align="start"
      gap="name"
      data-slot="ui-content-card-block"
      {...props}
      className={cn('ui:border-t ui:border-line ui:py-[clamp(2rem,3.5vw,3.25rem)]', className)}
    >
      {title && (
        <Heading as={heading} size="h3">
          {title}
        </Heading>
      )}
      <div
        data-slot="ui-content-card-text"
        className="ui:col-[-2/-1] ui:flex ui:min-w-0 ui:flex-col ui:gap-5"
      >
        {children}
      </div>
    </TwoColumns>
  )
}

export { ContentCardBlock as Block, ContentCardRoot as Root }
