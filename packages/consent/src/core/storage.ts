import { type Category, type ConsentRecord, stateOf } from './state'

/** The contract with other properties: renamed only with a major version. */
export const STATE_KEY = 'cookieConsentState'
export const DATE_KEY = 'cookieConsentDate'

/** How long a decision holds, in milliseconds: one year. */
const LIFETIME = 365 * 24 * 60 * 60 * 1000

/** The part of `Storage` that a decision needs. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem'>

/** What a stored decision has to satisfy to hold. */
export interface Rules {
  categories: readonly Category[]
  now: Date
  /** The day of the policy in force: what was decided before it was decided about another policy. */
  policyVersion: string | undefined
}

/**
 * The one place where stored text becomes a decision. Everything that is not a whole and valid decision
 * (broken, of another shape, too old, dated in the future, about an earlier policy) counts as none.
 */
export function parseRecord(
  [stateText, dateText]: readonly (string | null)[],
  { categories, now, policyVersion }: Rules,
): ConsentRecord | undefined {
  const date = Date.parse(dateText ?? '')
  const age = now.getTime() - date
  if (!(age >= 0 && age <= LIFETIME)) return undefined

  const policy = Date.parse(policyVersion ?? '')
  if (date < policy && policy <= now.getTime()) return undefined

  const stored = attempt(() => Object(JSON.parse(stateText ?? '')))
  if (!stored) return undefined
  const answered = (category: Category) =>
    Object.hasOwn(stored, category) && typeof stored[category] === 'boolean'
  if (!categories.every(answered)) return undefined

  return { state: stateOf(categories, (category) => stored[category]), date: new Date(date).toISOString() }
}

/** Runs what the browser may refuse (storage is full, switched off or broken) and ignores the refusal. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
