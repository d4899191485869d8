/** The number of pictures in each of three rows. The pattern repeats. */
const PATTERN = [3, 4, 2] as const

/** The maximum number of pictures in a row. */
const MAX = 4

/**
 * Splits pictures into rows of 3, 4, 2, repeating. If the last row has only one picture, the row before takes this
 * picture. If the row before is full, its last picture moves to the last row instead (4 + 1 becomes 3 + 2). Only a
 * gallery of one picture has a row of one.
 */
export function splitIntoGalleryRows<T>(pictures: readonly T[]): T[][] {
  const rows: T[][] = []
  for (let start = 0; start < pictures.length; ) {
    const size = PATTERN[rows.length % PATTERN.length]
    const row = pictures.slice(start, start + (size ?? MAX))
    rows.push(row)
    start += row.length
  }

  const before = rows.at(-2)
  const last = rows.at(-1)
  if (before && last?.length === 1) {
    if (before.length < MAX) {
      before.push(...last)
      rows.pop()
    } else {
      last.unshift(...before.splice(-1))
    }
  }
  return rows
}
