import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitIntoGalleryRows } from './gallery-rows'

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `picture ${index + 1}`)
const sizes = (count: number) => splitIntoGalleryRows(pictures(count)).map((row) => row.length)

describe('the rows of a gallery', () => {
  it.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [3, 4]],
    [9, [3, 4, 2]],
    [12, [3, 4, 2, 3]],
    [18, [3, 4, 2, 3, 4, 2]],
  ])('of %i pictures follow 3, 4, 2', (count, expected) => {
    expect(sizes(count)).toEqual(expected)
  })

  it.each([
    [4, [4]],
    [10, [3, 4, 3]],
    [13, [3, 4, 2, 4]],
    [19, [3, 4, 2, 3, 4, 3]],
  ])('of %i pictures add a single last picture to the row before', (count, expected) => {
    expect(sizes(count)).toEqual(expected)
  })

  it.each([
    [8, [3, 3, 2]],
    [17, [3, 4, 2, 3, 3, 2]],
  ])('of %i pictures balance the last two rows when the row before is full', (count, expected) => {
    expect(sizes(count)).toEqual(expected)
  })

  const someCount = fc.integer({ min: 1, max: 30 })

  it('hold every picture once, in order', () => {
    fc.assert(
      fc.property(someCount, (count) => {
        expect(splitIntoGalleryRows(pictures(count)).flat()).toEqual(pictures(count))
      }),
    )
  })

  it('hold two to four pictures, unless there is only one', () => {
    fc.assert(
      fc.property(someCount, (count) => {
        for (const size of sizes(count)) {
          expect(size).toBeGreaterThanOrEqual(Math.min(count, 2))
          expect(size).toBeLessThanOrEqual(4)
        }
      }),
    )
  })

  it('follow 3, 4, 2 in all but the last two rows', () => {
    fc.assert(
      fc.property(someCount, (count) => {
        const first = sizes(count).slice(0, -2)
        expect(first).toEqual(first.map((_, index) => [3, 4, 2][index % 3]))
      }),
    )
  })

  it('do not change the array that they are given', () => {
    const given = Object.freeze(pictures(8))
    expect(() => splitIntoGalleryRows(given)).not.toThrow()
  })
})
