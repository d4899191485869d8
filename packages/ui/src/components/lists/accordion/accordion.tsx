import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Icon } from '../../foundations/icon/icon'

/** Questions between hairlines. Several may be open: the next answer never closes the one being read. */
function AccordionRoot({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-accordion"
      {...props}
      className={cn('ui:w-full ui:border-t ui:border-line', className)}
    />
  )
}

export interface AccordionItemProps extends ComponentProps<'details'> {
  /** What is always seen, and opens the rest. */
  question: ReactNode
  /** The level of the question, by the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4'
}

/**
 * A question and, as children, its answer: the platform's `<details>` (APG disclosure: Enter and Space), so that it
 * works before any script, opens for a search in the page and for a link to what is inside. `open` opens it at first.
 */
function AccordionItem({
  question,
  heading: Question = 'h3',
  className,
  children,
  ...props
}: AccordionItemProps) {
  return (
    <details
      data-slot="ui-accordion-item"
      {...props}
      className={cn('ui:group/item ui:border-b ui:border-line', className)}
    >
      <summary
        data-slot="ui-accordion-trigger"
        className="ui:flex ui:cursor-pointer ui:items-baseline ui:justify-between ui:gap-6 ui:py-6 ui:hover:text-accent-text"
      >
        <Question
          data-slot="ui-accordion-question"
          className="ui:min-w-0 ui:font-display ui:text-h3 ui:text-balance ui:wrap-break-word ui:hyphens-auto"
        >
          {question}
        </Question>
        <Icon
          name="chevron"
          className="ui:transition-[rotate] ui:duration-500 ui:ease-sun ui:group-open/item:rotate-180 ui:motion-reduce:transition-none"
        />
      </summary>
      <div
        data-slot="ui-accordion-answer"
        className="ui:flex ui:max-w-measure ui:flex-col ui:items-start ui:gap-5 ui:pb-8"
      >
        {children}
      </div>
    </details>
  )
}

export { AccordionItem as Item, AccordionRoot as Root }
