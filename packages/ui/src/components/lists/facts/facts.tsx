import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface FactsRootProps extends ComponentProps<'dl'> {
  /**
   * `figures`, large, in equal columns; or `words` with at most a figure before them, smaller, in the columns of a
   * `TermList`.
   * @default 'figures'
   */
  values?: 'figures' | 'words'
}

/** A row of figures under a hairline. */
function FactsRoot({ values = 'figures', className, ...props }: FactsRootProps) {
  return (
    <dl
      data-slot="ui-facts"
      data-values={values}
      {...props}
      className={cn(
        'ui:group/facts ui:grid ui:w-full ui:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] ui:gap-x-5 ui:gap-y-6 ui:border-t ui:border-line ui:pt-8 ui:data-[values=words]:grid-cols-[1fr_2.4fr] ui:data-[values=words]:gap-x-[clamp(1.5rem,3vw,3rem)]',
        className,
      )}
    />
  )
}

export interface FactsItemProps extends ComponentProps<'div'> {
  /** The figure, already written in the reader's language. */
  value: ReactNode
}

/** One figure and, as children, what it counts. */
function FactsItem({ value, className, children, ...props }: FactsItemProps) {
  return (
    <div
      data-slot="ui-facts-item"
      {...props}
      className={cn('ui:flex ui:flex-col-reverse ui:justify-end ui:gap-1', className)}
    >
      <dt data-slot="ui-facts-label" className="ui:font-text ui:text-label ui:text-quiet">
        {children}
      </dt>
      <dd
        data-slot="ui-facts-value"
        className="ui:font-display ui:text-[2.5rem] ui:leading-none ui:wrap-break-word ui:group-data-[values=words]/facts:text-h3 ui:group-data-[values=words]/facts:leading-[1.12]"
      >
        {value}
      </dd>
    </div>
  )
}

export { FactsItem as Item, FactsRoot as Root }
