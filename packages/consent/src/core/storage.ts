import { type ConsentCategory, type ConsentRecord, type ConsentState, createConsentState } from './state'

/** The storage keys. Sites read these keys, so a new name would be a breaking change. */
export const CONSENT_STATE_STORAGE_KEY = 'cookieConsentState'
/** Key of the date of the decision in `localStorage`. */
export const CONSENT_DATE_STORAGE_KEY = 'cookieConsentDate'

/** The lifetime of a decision: one year, in ms. */
const LIFETIME = 31_536_000_000

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

/**
 * The rule that decides whether a stored decision is valid. Returns `undefined` if the text is not valid JSON, or if a
 * category is missing or not a boolean. Also returns `undefined` if the date is invalid, in the future, more than a year
 * ago or before the start date `policyVersion`. The store and the script in the `<head>` both use this function.
 */
export function parseConsentRecord(
  [stateText, dateText]: ConsentEntries,
  { categories, now, policyVersion }: ConsentValidityRules,
): ConsentRecord | undefined {
  const date = Date.parse(dateText ?? '')
  const age = now - date
  const policy = Date.parse(policyVersion ?? '')
  const isInForce = age >= 0 && age <= LIFETIME && !(date < policy && policy <= now)
  const stored = tryOrUndefined(() => Object(JSON.parse(stateText ?? '')))
  const isAnswered = (category: ConsentCategory) =>
    Object.hasOwn(stored, category) && typeof stored[category] === 'boolean'

  if (isInForce && stored && categories.every(isAnswered))
    return {
      state: createConsentState(categories, (category) => stored[category]),
      date: new Date(date).toISOString(),
    }
}

/** Runs an action that the browser may refuse (storage full or disabled). Returns `undefined` if the action throws. */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
