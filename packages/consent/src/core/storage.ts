import { type ConsentCategory, type ConsentRecord, createConsentState } from './state'

/** The storage keys. Sites read these keys, so a new name would be a breaking change. */
export const CONSENT_STATE_STORAGE_KEY = 'cookieConsentState'
/** Key of the date of the decision in `localStorage`. */
export const CONSENT_DATE_STORAGE_KEY = 'cookieConsentDate'

/** The lifetime of a decision: one year, in ms. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000

/** The methods of `Storage` that the package calls. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Values that decide whether a stored decision is still valid. */
interface ConsentValidityRules {
  categories: readonly ConsentCategory[]
  now: Date
  /** Start date of the site's current privacy and cookie policies. From this date on earlier decisions are invalid. */
  policyVersion: string | undefined
}

/**
 * Parses a stored decision. Returns `undefined` if the text is not valid JSON, or if a category is missing or not a
 * boolean. Also returns `undefined` if the date is invalid, in the future, more than a year ago or before the start
 * date `policyVersion`.
 */
export function parseConsentRecord(
  [stateText, dateText]: readonly (string | null)[],
  { categories, now, policyVersion }: ConsentValidityRules,
): ConsentRecord | undefined {
  const date = Date.parse(dateText ?? '')
  const age = now.getTime() - date
  if (!(age >= 0 && age <= LIFETIME)) return undefined

  const policy = Date.parse(policyVersion ?? '')
  if (date < policy && policy <= now.getTime()) return undefined

  const stored = tryOrUndefined(() => Object(JSON.parse(stateText ?? '')))
  if (!stored) return undefined
  const isAnswered = (category: ConsentCategory) =>
    Object.hasOwn(stored, category) && typeof stored[category] === 'boolean'
  if (!categories.every(isAnswered)) return undefined

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
