/** Creates a value once for each locale: creating an `Intl` object takes longer than using it. */
export function cachePerLocale<T>(create: (locale: string) => T) {
  const created = new Map<string, T>()
  return (locale: string): T => {
    const value = created.get(locale) ?? create(locale)
    created.set(locale, value)
    return value
  }
}
