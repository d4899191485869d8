import { cloneElement, isValidElement, type ReactNode } from 'react'

export type StoryLanguage = 'en' | 'it' | 'de' | 'he'

/** Sample texts of stories in each language. */
export type StoryTexts = Record<StoryLanguage, unknown>

export const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isValidElement(value)

/** Another hotel has a name of its own. */
const ownName = new Map<unknown, unknown>([['Casa Meridiana', 'Hotel Bergblick']])

/** Maps each English text, object and list to its translation. */
function addTranslations(found: Map<unknown, unknown>, english: unknown, translated: unknown) {
  if (!found.has(english)) found.set(english, translated)
  if (isParent(english) && isParent(translated))
    for (const key of Object.keys(english)) addTranslations(found, english[key], translated[key])
}

/** Translates the English texts in a value, at any depth. Other values, such as a text typed in the controls, stay. */
function translate<Value>(value: Value, into: Map<unknown, unknown>): Value {
  if (into.has(value)) return into.get(value) as Value
  if (Array.isArray(value)) return value.map((item) => translate(item, into)) as Value
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children, ...props } = translate({ ...value.props }, into)
    return cloneElement(value, props, ...[children ?? []].flat()) as Value
  }
  if (isParent(value) && Object.getPrototypeOf(value) === Object.prototype)
    // An item in a list of languages keeps its own.
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'code' ? part : translate(part, into)]),
    ) as Value
  return value
}

/**
 * Returns a function that translates the args of a story from English into the language of the toolbar. Stories are
 * written with English args, so that the controls can change them.
 */
export function createTranslator(texts: StoryTexts[]) {
  const found = { it: new Map(), de: new Map(), he: new Map() }
  for (const text of texts)
    for (const language of ['it', 'de', 'he'] as const)
      addTranslations(found[language], text.en, text[language])
  return <Args extends object>(args: Args, language: StoryLanguage, theme: string): Args => {
    const translated = language === 'en' ? args : translate({ ...args }, found[language])
    return theme !== 'casa-meridiana' ? translate({ ...translated }, ownName) : translated
  }
}
