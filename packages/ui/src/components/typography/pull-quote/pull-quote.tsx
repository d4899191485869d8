import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface PullQuoteProps extends ComponentProps<'figure'> {
  /** A small ornament above the quote, for example a `Sundial` of the size `medium`. */
  marker?: ReactNode
  /** The author or the source of the quote. */
  by?: ReactNode
}

/** A pull quote: the key sentence of a text, in large type below a small ornament if there is one. */
export function PullQuote({ marker, by, className, children, ...props }: PullQuoteProps) {
  return (
    <figure
      data-slot="ui-pull-quote"
      {...props}
      className={cn('ui:flex ui:flex-col ui:gap-5 ui:text-accent-text', className)}
    >
      {marker}
      <blockquote
        data-slot="ui-pull-quote-text"
        className="ui:max-w-[24ch] ui:font-display ui:text-h3 ui:leading-[1.2] ui:text-balance ui:wrap-break-word ui:accent-style"
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
