/**
 * Names the optional categories of a property that has others than the default three:
 * ```ts
 * declare module '@meridiana/consent/core' {
 *   interface Register { category: 'statistics' | 'video' }
 * }
 * ```
 * After that every name in the package is checked against them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: empty until a property fills it by declaration merging
export interface Register {}

/** The optional categories that a property has when it says nothing else. */
export type DefaultCategory = 'preferences' | 'analytics' | 'marketing'

/** An optional category. `necessary` is none: it can be neither asked for nor refused. */
export type Category = Register extends { category: infer Own extends string } ? Own : DefaultCategory

/** What is allowed now: the shape that is stored and that both events carry. */
export type ConsentState = { readonly necessary: true } & Readonly<Record<Category, boolean>>

/** A state and the moment of the decision behind it; no date while nobody has decided. */
export interface ConsentRecord {
  readonly state: ConsentState
  /** ISO 8601, UTC. */
  readonly date?: string
}

const DEFAULT: readonly DefaultCategory[] = ['preferences', 'analytics', 'marketing']
export const DEFAULT_CATEGORIES = DEFAULT as readonly string[] as readonly Category[]

/** The state in which each category has the answer that is given for it. */
export const stateOf = (categories: readonly Category[], allowed: (category: Category) => boolean) =>
  ({
    necessary: true,
    ...Object.fromEntries(categories.map((category) => [category, allowed(category)])),
  }) as ConsentState
