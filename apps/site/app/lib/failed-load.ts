/** What failed to load: the texts of a language that the visitor chose, by its name (`Deutsch`), or a part of the page. */
export type FailedLoad = { language: string | undefined } | 'part'

let failed: FailedLoad | undefined
const listeners = new Set<() => void>()

/** What failed to load last, until the visitor closes the message about it. */
export const getFailedLoad = () => failed

/** Stores what failed to load; `undefined` clears it. */
export function setFailedLoad(load: FailedLoad | undefined) {
  failed = load
  for (const listener of listeners) listener()
}

/** Calls the listener when the result of `getFailedLoad` may have changed. Returns a function that removes it. */
export function subscribeToFailedLoad(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
