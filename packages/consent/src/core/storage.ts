import { type ConsentCategory, type ConsentRecord, type ConsentState, createConsentState } from './state'

/** The storage keys. Sites read these keys, so a new name would be a breaking change. */
export const CONSENT_STATE_STORAGE_KEY = 'cookieConsentState'
/** Key of the date of the decision in `localStorage`. */
export const CONSENT_DATE_STORAGE_KEY = 'cookieConsentDate'

/**
 * The methods of `Storage` that the package calls. Without `removeItem`, an entry is replaced by an empty text instead of
 * removed.
 */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem'>>

/** The stored texts of a decision: its state and its date. */
export type ConsentEntries = [state: string | null, date: string | null]

/** Values that decide whether a stored decision is still valid. */
interface ConsentValidityRules {
  categories: readonly ConsentCategory[]
  /** The current time, in ms. */
  now: number
  /** Start date of the site's current privacy and cookie policies. From this date on earlier decisions are invalid. */
  policyVersion: string | undefined
}

export const readConsentEntries = (storage: ConsentStorage): ConsentEntries => [
  storage.getItem(CONSENT_STATE_STORAGE_KEY),
  storage.getItem(CONSENT_DATE_STORAGE_KEY),
]

/**
 * Stores both entries of a decision. The date is removed first and written last, so that a state with a date is always a
 * whole decision. If the storage refuses an entry, both are removed, because the former decision may allow more.
 */
export function writeConsentEntries(
  storage: ConsentStorage,
  { state, date }: { state: ConsentState; date: string },
) {
  const remove = (key: string) => (storage.removeItem ? storage.removeItem(key) : storage.setItem(key, ''))
  remove(CONSENT_DATE_STORAGE_KEY)
  try {
    storage.setItem(CONSENT_STATE_STORAGE_KEY, JSON.stringify(state))
    storage.setItem(CONSENT_DATE_STORAGE_KEY, date)
  } catch {
    remove(CONSENT_STATE_STORAGE_KEY)
  }
}

/** The year must be first: browsers read `01/11/2026` as 11 January. Returns `NaN` if the text is no date. */
export const parseDate = (text: string | null | undefined) => Date.parse(text?.match(/^\d{4}-/) ? text : '')

/**
 * The rule that decides whether a stored decision is valid. Returns `undefined` if the text is not valid JSON, or if a
 * category is missing or not a boolean. Also returns `undefined` if the date is invalid, more than a day in the future,
 * more than a year ago or before the start date `policyVersion`. The store and the script in the `<head>` both use this function.
 */
export function parseConsentRecord(
  [stateText, dateText]: ConsentEntries,
  { categories, now, policyVersion }: ConsentValidityRules,
): ConsentRecord | undefined {
  const date = parseDate(dateText)
  const age = now - date
  const policy = parseDate(policyVersion)
  // One year, and one day by which the clock of the tab that has stored the decision may be ahead.
  const isInForce = age >= -86_400_000 && age <= 31_536_000_000 && !(date < policy && policy <= now)
  const stored = tryOrUndefined(() => Object(JSON.parse(stateText as string)))

  if (
    isInForce &&
    stored &&
    categories.every((name) => Object.hasOwn(stored, name) && typeof stored[name] === 'boolean')
  )
    return {
      state: createConsentState(categories, (category) => stored[category]),
      date: new Date(date).toISOString(),
    }
}

/** Runs an action that the browser may refuse (storage full or disabled). Returns `undefined` if the action throws. */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {}
}
