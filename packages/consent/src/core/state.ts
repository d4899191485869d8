/**
 * Declares the optional categories of a site, in place of the default three:
 * ```ts
 * declare module '@meridiana/consent/core' {
 *   interface CustomConsentTypes { category: 'statistics' | 'video' }
 * }
 * ```
 * TypeScript then checks every category name against them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: empty until a consumer augments it
export interface CustomConsentTypes {}

/** The optional categories of a site that declares none of its own. */
export type DefaultConsentCategory = 'preferences' | 'analytics' | 'marketing'

/** The name of an optional category. The category `necessary` is not optional, because it needs no consent. */
export type ConsentCategory = CustomConsentTypes extends { category: infer Own extends string }
  ? Own
  : DefaultConsentCategory

/** Whether each category is allowed, as stored and as the `detail` of both events. */
export type ConsentState = { readonly necessary: true } & Readonly<Record<ConsentCategory, boolean>>

/** A consent state and the time of its decision. `date` is undefined while the visitor has not decided. */
export interface ConsentRecord {
  readonly state: ConsentState
  /** Time of the decision: ISO 8601, UTC. */
  readonly date?: string | undefined
}

const DEFAULT: readonly DefaultConsentCategory[] = ['preferences', 'analytics', 'marketing']
export const DEFAULT_CONSENT_CATEGORIES = DEFAULT as readonly string[] as readonly ConsentCategory[]

/** Builds a consent state by asking for each category whether it is allowed. */
export const createConsentState = (
  categories: readonly ConsentCategory[],
  allowed: (category: ConsentCategory) => boolean,
) =>
  ({
    necessary: true,
    ...Object.fromEntries(categories.map((category) => [category, allowed(category)])),
  }) as ConsentState
