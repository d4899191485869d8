/** The quantile of a list: `share` of the values are smaller than the quantile. Interpolates between two values. */
function quantile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return lower + (upper - lower) * (place % 1)
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** The median of some values, and in brackets their quartiles. */
export const formatMedianAndQuartiles = (values: readonly number[], digits: number) => {
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(digits))
  return `${middle} (${lower}–${upper})`
}
