/**
 * Declares the optional categories of a site, instead of the default ones, so that TypeScript checks every category
 * name:
 * ```ts
 * declare module '@meridiana/consent/core' {
 * interface CustomConsentTypes { category: 'statistics' | 'video' }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: empty until an app declares its categories
export interface CustomConsentTypes {}

/** The optional categories of a site that declares no own categories. */
export type DefaultConsentCategory = 'preferences' | 'analytics' | 'marketing'

/** The name of an optional category. The category `necessary` is not optional, because it needs no consent. */
export type ConsentCategory = CustomConsentTypes extends { category: infer Own extends string }
  ? Own
  : DefaultConsentCategory

/**
 * For each category: true if it is allowed. Also the `detail` of the events `consentUpdated` and
 * `cookieConsentChanged`.
 */
export type ConsentState = { readonly necessary: true } & Readonly<Record<ConsentCategory, boolean>>

/** The visitor's current decision. `date` is undefined while the visitor has not decided. */
export interface ConsentRecord {
  readonly state: ConsentState
  /** Time of the decision: ISO 8601, UTC. */
  readonly date?: string | undefined
}

const DEFAULT: readonly DefaultConsentCategory[] = ['preferences', 'analytics', 'marketing']
/** The optional categories if the site declares no own: preferences, analytics, marketing. */
export const DEFAULT_CONSENT_CATEGORIES = DEFAULT as readonly string[] as readonly ConsentCategory[]

/** Creates a consent state: `allowed` is called for each category. */
export const createConsentState = (
  categories: readonly ConsentCategory[],
  allowed: (category: ConsentCategory) => boolean,
) =>
  ({
    necessary: true,
    ...Object.fromEntries(categories.map((category) => [category, allowed(category)])),
  }) as ConsentState

/** The names in a list such as `analytics marketing`, also with commas, each once. The default categories if the list has none. */
export function parseCategories(list: string | null | undefined) {
  const names = new Set(list?.split(/[\s,]+/))
  for (const name of ['', 'necessary']) names.delete(name)
  return names.size > 0 ? ([...names] as ConsentCategory[]) : DEFAULT_CONSENT_CATEGORIES
}
