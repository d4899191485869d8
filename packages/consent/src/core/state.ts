/**
 * Declares the optional categories of a site, in place of the default three:
 * ```ts
 * declare module '@meridiana/consent/core' {
 *   interface Register { category: 'statistics' | 'video' }
 * }
 * ```
 * TypeScript then checks every category name against them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: empty until a consumer augments it
export interface Register {}

/** The default optional categories. */
export type DefaultCategory = 'preferences' | 'analytics' | 'marketing'

/** An optional category. `necessary` is not one: it needs no consent. */
export type Category = Register extends { category: infer Own extends string } ? Own : DefaultCategory

/** The allowed categories, as stored and as the `detail` of both events. */
export type ConsentState = { readonly necessary: true } & Readonly<Record<Category, boolean>>

/** A state and the time of its decision. Without a decision there is no date. */
export interface ConsentRecord {
  readonly state: ConsentState
  /** ISO 8601, UTC. */
  readonly date?: string | undefined
}

const DEFAULT: readonly DefaultCategory[] = ['preferences', 'analytics', 'marketing']
export const DEFAULT_CATEGORIES = DEFAULT as readonly string[] as readonly Category[]

/** Builds a state from one answer per category. */
export const createConsentState = (
  categories: readonly Category[],
  allowed: (category: Category) => boolean,
) =>
  ({
    necessary: true,
    ...Object.fromEntries(categories.map((category) => [category, allowed(category)])),
  }) as ConsentState
