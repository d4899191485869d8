let failed: string | undefined
const listeners = new Set<() => void>()

/** Name of the language that the visitor chose last, if its texts failed to load. */
export const getFailedLanguage = () => failed

/**
 * Stores the name (`Deutsch`) of the language that the visitor chose and whose texts failed to load; `undefined` clears
 * it.
 */
export function setFailedLanguage(name: string | undefined) {
  failed = name
  for (const listener of listeners) listener()
}

/** Calls the listener when the result of `getFailedLanguage` may have changed. Returns a function that removes it. */
export function subscribeToFailedLanguage(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
