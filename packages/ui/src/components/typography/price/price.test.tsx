import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { Price, type PriceProps } from './price'

afterEach(() => vi.restoreAllMocks())

/** The text of a price, with plain spaces in place of no-break spaces. */
function textOf(props: PriceProps) {
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(<Price {...props} />), 'text/html')
  return body.textContent.replace(/\s/g, ' ')
}

it.each<[PriceProps, string]>([
  [{ amount: 115, currency: 'EUR', locale: 'en' }, '€115'],
  [{ amount: 115, currency: 'EUR', locale: 'de' }, '115 €'],
  [{ amount: 1.5, currency: 'EUR', locale: 'it' }, '1,50 €'],
  [{ amount: 12_000, currency: 'JPY', locale: 'en' }, '¥12,000'],
])('writes %o as “%s”', (props, text) => expect(textOf(props)).toBe(text))

it('puts the amount into its message', () =>
  expect(textOf({ amount: 115, currency: 'EUR', locale: 'de', message: 'ab {price} pro Nacht' })).toBe(
    'ab 115 € pro Nacht',
  ))

it('shows a text as it is, without building a formatter', () => {
  const NumberFormat = vi.spyOn(Intl, 'NumberFormat')
  expect(textOf({ amount: '115 Euro', message: 'ab {price}' })).toBe('ab 115 Euro')
  expect(NumberFormat).not.toHaveBeenCalled()
})
