import budget from './budget.json' with { type: 'json' }

/** What is measured of a page, by the names of `budget.json`. `early` is before the `load` event: the first view. */
export type Figures = Record<string, number | undefined>

const home = /^\/(\w\w\/)?$/

/** Whether a figure keeps its limit. One that could not be measured does not. */
export function keepsLimit(path: string, name: string, value = Number.NaN) {
  const { [name]: lowest = 0 }: Figures = budget.scores
  const limits: Figures = { ...budget.times, ...budget.size, ...(home.test(path) && budget.home) }
  return value >= lowest && value <= (limits[name] ?? Number.POSITIVE_INFINITY)
}
