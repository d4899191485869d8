import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

interface PriceAmount {
  /** The amount in units of the currency. */
  amount: number
  /** ISO 4217 code: `EUR`. */
  currency: string
  /** BCP 47 tag of the language in which the price is written: `de`, `en-GB`. */
  locale: string
}

interface PriceText {
  /** The price as a text that is ready to show: `€ 115`. */
  amount: string
  currency?: undefined
  locale?: undefined
}

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> &
  (PriceAmount | PriceText) & {
    /** The text around the price: `from {price} a night`. @default '{price}' */
    message?: string | undefined
  }

/** Formats a price. Whole amounts have no decimals. */
const format = ({ amount, currency, locale }: PriceAmount) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {}),
  }).format(amount)

/**
 * A price in the language of the page. The amount does not wrap, and its digits are equally wide, so that prices line
 * up. For a long list give texts from the server: building a formatter takes long on a phone.
 */
export function Price({ amount, currency, locale, message = '{price}', className, ...props }: PriceProps) {
  const [before, after] = message.split('{price}')
  return (
    <span data-slot="ui-price" {...props} className={cn('ui:font-text', className)}>
      {before}
      <span data-slot="ui-price-amount" className="ui:font-label ui:whitespace-nowrap ui:tabular-nums">
        {typeof amount === 'string' ? amount : format({ amount, currency, locale } as PriceAmount)}
      </span>
      {after}
    </span>
  )
}
