import { cachePerLocale } from './cache-per-locale'

const numberFormat = /* @__PURE__ */ cachePerLocale((locale) => new Intl.NumberFormat(locale))

const DECIMAL_SEPARATORS: Record<string, string> = { en: '.', it: ',', de: ',' }

/**
 * Whether a number is simple: below 1000, with at most one decimal, in a language of this package. A simple number and
 * its plural form are written without `Intl`, because the first use of `Intl` on a page takes as long as mounting the
 * carousel.
 */
export const isSimpleNumber = (value: number, locale: string) =>
  locale in DECIMAL_SEPARATORS && value >= 0 && value < 1000 && Number.isInteger(value * 10)

/** A number as the locale writes it: 193, 1,204 or 4.8. */
export const formatNumber = (value: number, locale: string): string =>
  isSimpleNumber(value, locale)
    ? `${value}`.replace('.', DECIMAL_SEPARATORS[locale] ?? '.')
    : numberFormat(locale).format(value)
