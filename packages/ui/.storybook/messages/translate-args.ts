import { cloneElement, isValidElement, type ReactNode } from 'react'
import { de } from './de'
import { en } from './en'
import type { StoryLanguage } from './index'
import { it } from './it'

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isValidElement(value)

/** Maps each English text, object and list of the messages to its translation. */
function translationsInto(translated: unknown, english: unknown = en, found = new Map<unknown, unknown>()) {
  if (!found.has(english)) found.set(english, translated)
  if (isParent(english) && isParent(translated))
    // `language` is a code such as `en`. If it were translated, each `en` in a list of languages would become `it` or
    // `de`.
    for (const key of Object.keys(english))
      if (key !== 'language') translationsInto(translated[key], english[key], found)
  return found
}

const translations: Record<StoryLanguage, Map<unknown, unknown>> = {
  en: new Map(),
  it: translationsInto(it),
  de: translationsInto(de),
}

/**
 * Translates the English messages in a value, at any depth. Other values, such as a text typed in the controls, stay.
 */
function translate<Value>(value: Value, into: Map<unknown, unknown>): Value {
  if (into.has(value)) return into.get(value) as Value
  if (Array.isArray(value)) return value.map((item) => translate(item, into)) as Value
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children, ...props } = translate({ ...value.props }, into)
    return cloneElement(value, props, ...[children ?? []].flat()) as Value
  }
  if (isParent(value) && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, translate(part, into)]),
    ) as Value
  return value
}

/** Translates the args of a story, which are written with the English messages, into the language of the toolbar. */
export const translateArgs = <Args extends Record<string, unknown>>(
  args: Args,
  language: StoryLanguage,
): Args => (language === 'en' ? args : translate({ ...args }, translations[language]))
