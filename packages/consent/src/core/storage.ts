import { type Category, type ConsentRecord, createConsentState } from './state'

/** Storage keys. Sites read them, so renaming them is a breaking change. */
export const STATE_STORAGE_KEY = 'cookieConsentState'
export const DATE_STORAGE_KEY = 'cookieConsentDate'

/** Lifetime of a decision: one year, in ms. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000

/** The methods of `Storage` that the package calls. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Values that decide whether a stored decision is still valid. */
export interface ValidityRules {
  categories: readonly Category[]
  now: Date
  /** Start date of the current policy. Decisions made before it are invalid. */
  policyVersion: string | undefined
}

/**
 * Parses a stored decision. Returns `undefined` when it is broken, incomplete, of another shape, expired, dated in
 * the future or older than the policy.
 */
export function parseConsentRecord(
  [stateText, dateText]: readonly (string | null)[],
  { categories, now, policyVersion }: ValidityRules,
): ConsentRecord | undefined {
  const date = Date.parse(dateText ?? '')
  const age = now.getTime() - date
  if (!(age >= 0 && age <= LIFETIME)) return undefined

  const policy = Date.parse(policyVersion ?? '')
  if (date < policy && policy <= now.getTime()) return undefined

  const stored = tryOrUndefined(() => Object(JSON.parse(stateText ?? '')))
  if (!stored) return undefined
  const isAnswered = (category: Category) =>
    Object.hasOwn(stored, category) && typeof stored[category] === 'boolean'
  if (!categories.every(isAnswered)) return undefined

  return {
    state: createConsentState(categories, (category) => stored[category]),
    date: new Date(date).toISOString(),
  }
}

/** Runs an action that the browser may refuse (storage full or disabled); returns `undefined` if it throws. */
export function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
