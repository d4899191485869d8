import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Sundial } from '../../foundations/sundial/sundial'

export interface PullQuoteProps extends ComponentProps<'figure'> {
  /** The hour of day, 0 to 24, which the sundial shows. @default no sundial */
  hour?: number | undefined
  /** The author or the source of the quote. */
  by?: ReactNode
}

/** A pull quote: the key sentence of a text, in large type below a small sundial (`Sundial`). */
export function PullQuote({ hour, by, className, children, ...props }: PullQuoteProps) {
  return (
    <figure
      data-slot="ui-pull-quote"
      {...props}
      className={cn('ui:flex ui:flex-col ui:gap-5 ui:text-accent-text', className)}
    >
      {hour !== undefined && <Sundial hour={hour} size="medium" />}
      <blockquote
        data-slot="ui-pull-quote-text"
        className="ui:max-w-[24ch] ui:font-display ui:text-h3 ui:leading-[1.2] ui:text-balance ui:wrap-break-word ui:italic"
      >
        {children}
      </blockquote>
      {by && (
        <figcaption data-slot="ui-pull-quote-by" className="ui:font-text ui:text-label ui:text-quiet">
          {by}
        </figcaption>
      )}
    </figure>
  )
}
