import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

const facts = /* @__PURE__ */ cva(
  'ui:group/facts ui:grid ui:w-full ui:gap-y-6 ui:border-t ui:border-line ui:pt-8',
  {
    variants: {
      values: {
        figures: 'ui:grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] ui:gap-x-5',
        text: 'ui:grid-cols-[1fr_minmax(0,2.4fr)] ui:gap-x-[clamp(1.5rem,3vw,3rem)]',
      },
    },
  },
)

export interface FactListRootProps extends ComponentProps<'dl'> {
  /**
   * `figures` shows large values in equal columns. `text` shows smaller values in two columns, which align with those of a
   * `TermList` below it.
   * @default 'figures'
   */
  values?: 'figures' | 'text' | undefined
}

/** A row of key figures below a line. */
function FactListRoot({ values = 'figures', className, ...props }: FactListRootProps) {
  return (
    <dl
      data-slot="ui-fact-list"
      data-values={values}
      {...props}
      className={cn(facts({ values }), className)}
    />
  )
}

export interface FactListItemProps extends ComponentProps<'div'> {
  /** The value of the key figure, formatted for the page's language. */
  value: ReactNode
}

/** One key figure, with its label as children. */
function FactListItem({ value, className, children, ...props }: FactListItemProps) {
  return (
    <div
      data-slot="ui-fact-list-item"
      {...props}
      className={cn('ui:flex ui:flex-col-reverse ui:justify-end ui:gap-1', className)}
    >
      <dt data-slot="ui-fact-list-label" className="ui:font-text ui:text-label ui:text-quiet">
        {children}
      </dt>
      <dd
        data-slot="ui-fact-list-value"
        className="ui:font-display ui:text-[clamp(1.5rem,7.5vw,2.5rem)] ui:leading-none ui:wrap-break-word ui:group-data-[values=text]/facts:text-h3 ui:group-data-[values=text]/facts:leading-[1.12]"
      >
        {value}
      </dd>
    </div>
  )
}

export { FactListItem as Item, FactListRoot as Root }
