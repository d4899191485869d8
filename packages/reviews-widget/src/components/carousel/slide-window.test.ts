import { describe, expect, it } from 'vitest'
import { countSlidesToReview, renderedSlideRange, reviewIndexAtPosition } from './slide-window'

describe('the slide window', () => {
  it('loops in both directions', () => {
    expect([-1, 0, 6, 7, -8].map((position) => reviewIndexAtPosition(position, 7))).toEqual([6, 0, 6, 0, 6])
  })

  it('finds the shorter path to a review', () => {
    expect(countSlidesToReview(6, 0, 7)).toBe(-1)
    expect(countSlidesToReview(3, 0, 7)).toBe(3)
    expect(countSlidesToReview(0, 13, 7)).toBe(1)
  })

  it('has every review of a short list once in the server’s HTML', () => {
    expect(renderedSlideRange({ count: 7, visible: undefined, index: 0, from: 0 })).toEqual([0, 7])
  })

  it('does not repeat reviews that are all visible', () => {
    expect(renderedSlideRange({ count: 3, visible: 3, index: 0, from: 0 })).toEqual([0, 3])
  })

  it('keeps every review of a short list in the DOM', () => {
    const [start, end] = renderedSlideRange({ count: 7, visible: 3, index: 4, from: 4 })
    const rendered = Array.from({ length: end - start }, (_, offset) =>
      reviewIndexAtPosition(start + offset, 7),
    )
    expect(new Set(rendered).size).toBe(7)
  })

  it('has twelve of 200 reviews', () => {
    const [start, end] = renderedSlideRange({ count: 200, visible: 3, index: 150, from: 150 })
    expect([start, end]).toEqual([148, 160])
  })

  it('has all slides between the start and the end of a move', () => {
    expect(renderedSlideRange({ count: 200, visible: 3, index: 5, from: 2 })).toEqual([0, 15])
    expect(renderedSlideRange({ count: 200, visible: 3, index: 2, from: 5 })).toEqual([0, 15])
  })
})
