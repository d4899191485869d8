import { expect, it, vi } from 'vitest'
import { formatNumber } from './format-number'

const numbers = [0, 1, 4.8, 4.85, 12.345, 193, 999, 999.9, 1000, 1204.5, 1_234_567, -3]

it.each(['en', 'it', 'de', 'de-AT', 'de-CH', 'fr', 'ar-EG'])(
  'writes numbers as `Intl` does in %s',
  (locale) => {
    for (const number of numbers) {
      expect(formatNumber(number, locale)).toBe(new Intl.NumberFormat(locale).format(number))
    }
    for (let tenths = 10; tenths <= 50; tenths++) {
      expect(formatNumber(tenths / 10, locale)).toBe(new Intl.NumberFormat(locale).format(tenths / 10))
    }
  },
)

it('makes one `Intl` object per locale, and none for short numbers', () => {
  const NumberFormat = vi.spyOn(Intl, 'NumberFormat')
  formatNumber(193, 'en')
  formatNumber(4.8, 'de')
  expect(NumberFormat).not.toHaveBeenCalled()
  formatNumber(193, 'nl')
  formatNumber(1204, 'nl')
  expect(NumberFormat).toHaveBeenCalledTimes(1)
})
