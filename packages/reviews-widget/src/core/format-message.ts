import { cachePerLocale } from './cache-per-locale'
import { formatNumber, isSimpleNumber } from './format-number'

/** A text in the plural forms of a language. `other` replaces each form that is not given. @see Intl.PluralRules */
export interface PluralMessage {
  zero?: string | undefined
  one?: string | undefined
  two?: string | undefined
  few?: string | undefined
  many?: string | undefined
  other: string
}

type Values = Record<string, string | number>

/** Replaces each `{name}` of a text by the value of that name. */
export const formatMessage = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`)

const pluralRules = /* @__PURE__ */ cachePerLocale((locale) => new Intl.PluralRules(locale))

const pluralForm = (count: number, locale: string) =>
  isSimpleNumber(count, locale) ? (count === 1 ? 'one' : 'other') : pluralRules(locale).select(count)

/** Returns a text in the plural form for `count`, with `{count}` and each other `{name}` replaced by its value. */
export function formatPluralMessage(
  message: PluralMessage,
  count: number,
  locale: string,
  values: Values = {},
) {
  const form = message[pluralForm(count, locale)] ?? message.other
  return formatMessage(form, { count: formatNumber(count, locale), ...values })
}
