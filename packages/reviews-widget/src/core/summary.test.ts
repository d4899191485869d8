import { describe, expect, it } from 'vitest'
import { sevenReviews } from '../../test/reviews'
import { assertRatingSummary, formatRating, ratingLabel, summarizeRatings } from './summary'

describe('summarizeRatings', () => {
  it('prefers the summary of the platform', () => {
    expect(summarizeRatings({ reviews: sevenReviews, averageRating: 4.6, totalReviewCount: 193 })).toEqual({
      averageRating: 4.6,
      totalReviewCount: 193,
    })
  })

  it('computes the average of all reviews', () => {
    expect(summarizeRatings({ reviews: sevenReviews })).toEqual({ averageRating: 4.7, totalReviewCount: 7 })
  })

  it('computes no average of some reviews', () => {
    expect(summarizeRatings({ reviews: sevenReviews, totalReviewCount: 193 })).toEqual({
      totalReviewCount: 193,
    })
    expect(summarizeRatings({ reviews: [] })).toEqual({ totalReviewCount: 0 })
  })

  it('does not take an unknown number for none', () => {
    expect(summarizeRatings({ reviews: [], averageRating: 4.8 })).toEqual({ averageRating: 4.8 })
  })
})

describe('ratingLabel', () => {
  it.each([
    [5, 'excellent'],
    [4.45, 'excellent'],
    [4.44, 'veryGood'],
    [3.95, 'veryGood'],
    [3.94, 'good'],
    [2.95, 'good'],
    [2.94, 'fair'],
    [1.95, 'fair'],
    [1.94, 'poor'],
  ])('names %d stars %s, as the page rounds them', (rating, label) => {
    expect(ratingLabel(rating)).toBe(label)
    expect(ratingLabel(Number(formatRating(rating, 'en')))).toBe(label)
  })
})

describe('assertRatingSummary', () => {
  it.each([0, 1, 193, undefined])('accepts %s reviews', (totalReviewCount) => {
    expect(() => assertRatingSummary({ totalReviewCount })).not.toThrow()
  })

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('throws at %s reviews', (totalReviewCount) => {
    expect(() => assertRatingSummary({ totalReviewCount })).toThrow(
      new Error('totalReviewCount must be a positive integer'),
    )
  })

  it.each([1, 3.3, 5, undefined])('accepts an average of %s', (averageRating) => {
    expect(() => assertRatingSummary({ averageRating })).not.toThrow()
  })

  it.each([0, 0.9, 5.1, Number.NaN])('throws at an average of %s', (averageRating) => {
    expect(() => assertRatingSummary({ averageRating })).toThrow(
      new Error('averageRating must be between 1 and 5'),
    )
  })
})
