import { cachePerLocale } from './cache-per-locale'

const numberFormat = /* @__PURE__ */ cachePerLocale((locale) => new Intl.NumberFormat(locale))

const DECIMAL_SEPARATORS: Record<string, string> = { en: '.', it: ',', de: ',' }

/**
 * A number as the locale writes it: 193, 1,204 or 4.8. In the languages of this package, numbers below 1000 with at
 * most one decimal are written without `Intl`. The first use of `Intl` on a page takes as long as mounting the
 * carousel.
 */
export function formatNumber(value: number, locale: string): string {
  const separator = DECIMAL_SEPARATORS[locale]
  if (separator && value >= 0 && value < 1000 && Number.isInteger(value * 10)) {
    return `${value}`.replace('.', separator)
  }
  return numberFormat(locale).format(value)
}
