import { describe, expect, it } from 'vitest'
import {
  countSlidesToReview,
  firstSlides,
  includeSlides,
  restingSlides,
  reviewIndexAtPosition,
} from './slide-window'

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
    expect(firstSlides(7)).toEqual([0, 7])
    expect(firstSlides(200)).toEqual([0, 12])
  })

  it('keeps every review of a short list in the DOM', () => {
    const [start, end] = restingSlides(4, 3, 7)
    const rendered = Array.from({ length: end - start }, (_, offset) =>
      reviewIndexAtPosition(start + offset, 7),
    )
    expect(new Set(rendered).size).toBe(7)
  })

  it('has twelve of 200 reviews', () => {
    expect(restingSlides(150, 3, 200)).toEqual([148, 160])
  })

  it('adds no slide for a move to slides that are in the DOM', () => {
    expect(includeSlides([0, 12], 3, 3)).toEqual([0, 12])
  })

  it('has all slides between the start and the end of a move', () => {
    expect(includeSlides([0, 12], -2, 3)).toEqual([-2, 12])
    expect(includeSlides([0, 7], 6, 3)).toEqual([0, 9])
  })

  it('has hidden slides on both sides for a drag', () => {
    expect(includeSlides([0, 7], 0, 1, 2)).toEqual([-2, 7])
  })

  it('leaves out the slides that quick presses have passed long ago', () => {
    expect(includeSlides([0, 30], 28, 3)).toEqual([16, 31])
  })
})
