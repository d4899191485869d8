import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Icon } from '../../foundations/icon/icon'
import { Heading } from '../../typography/heading/heading'

/** A list of questions between lines. Several answers can be open at once. */
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
  /** The text of the button that shows and hides the answer. */
  question: ReactNode
  /** The heading level of the question in the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/**
 * A question with its answer as children: a native `<details>`, which has the keys of the APG disclosure pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/) and works without JavaScript. The browser's search, and links
 * to an `id` in the answer, open the answer. `open` sets whether the answer is open at first. Under reduced motion the
 * answer appears at once.
 */
function AccordionItem({ question, heading = 'h3', className, children, ...props }: AccordionItemProps) {
  return (
    <details
      data-slot="ui-accordion-item"
      {...props}
      className={cn('ui:border-b ui:border-line ui:motion-safe:[interpolate-size:allow-keywords]', className)}
    >
      <summary
        data-slot="ui-accordion-trigger"
        className="ui:flex ui:cursor-pointer ui:items-baseline ui:justify-between ui:gap-6 ui:py-6 ui:decoration-1 ui:underline-offset-8 ui:hover:underline ui:active:text-accent-text"
      >
        <Heading as={heading} size="h3" data-slot="ui-accordion-question" className="ui:min-w-0">
          {question}
        </Heading>
        <Icon
          name="chevron"
          className="ui:transition-[rotate] ui:duration-open ui:ease-sun ui:[[open]>summary>&]:rotate-180 ui:motion-reduce:transition-none"
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
