/** How many pictures the rows of a gallery hold, again and again. */
const PATTERN = [3, 4, 2] as const

/** The most that a row holds. */
const MOST = 4

/**
 * Lays pictures out in rows of 3, 4, 2, repeating. A lone last picture joins the row before it; where that row is full,
 * it gives its last picture to the lone one instead (4 + 1 becomes 3 + 2). Only a gallery of one has a row of one.
 */
export function galleryRows<T>(pictures: readonly T[]): T[][] {
  const rows: T[][] = []
  for (let placed = 0; placed < pictures.length; ) {
    const size = PATTERN[rows.length % PATTERN.length]
    const row = pictures.slice(placed, placed + (size ?? MOST))
    rows.push(row)
    placed += row.length
  }

  const before = rows.at(-2)
  const last = rows.at(-1)
  if (before && last?.length === 1) {
    if (before.length < MOST) {
      before.push(...last)
      rows.pop()
    } else {
      last.unshift(...before.splice(-1))
    }
  }
  return rows
}
