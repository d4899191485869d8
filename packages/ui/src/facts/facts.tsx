import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn'

/** A row of figures under a hairline. */
function FactsRoot({ className, ...props }: ComponentProps<'dl'>) {
  return (
    <dl
      data-slot="facts"
      {...props}
      className={cn(
        'ui:grid ui:w-full ui:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] ui:gap-x-5 ui:gap-y-6 ui:border-t ui:border-line ui:pt-8',
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
      data-slot="facts-item"
      {...props}
      className={cn('ui:flex ui:flex-col-reverse ui:justify-end ui:gap-1', className)}
    >
      <dt data-slot="facts-label" className="ui:font-text ui:text-label ui:text-quiet">
        {children}
      </dt>
      <dd data-slot="facts-value" className="ui:font-display ui:text-[2.5rem] ui:leading-none">
        {value}
      </dd>
    </div>
  )
}

export const Facts = { Root: FactsRoot, Item: FactsItem }
