import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReviews, sevenReviews } from '../../test/reviews'
import { reviewsJsonLd, serializeJsonLd } from './json-ld'
import type { Review } from './review'

const hotel = { name: 'Casa Meridiana', url: 'https://casameridiana.example/' }

describe('reviewsJsonLd', () => {
  it('describes a hotel with its rating between 1 and 5', () => {
    const data = { reviews: sevenReviews, averageRating: 4.8, totalReviewCount: 193 }
    expect(reviewsJsonLd(hotel, data)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      name: 'Casa Meridiana',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.8,
        reviewCount: 193,
        bestRating: 5,
        worstRating: 1,
      },
      review: expect.arrayContaining([
        expect.objectContaining({
          author: { '@type': 'Person', name: 'Anna K.' },
          datePublished: '2026-08-02T09:12:00Z',
          reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5, worstRating: 1 },
        }),
      ]),
    })
  })

  it('has the given type of lodging', () => {
    expect(reviewsJsonLd({ ...hotel, '@type': 'BedAndBreakfast' }, { reviews: [] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BedAndBreakfast',
      ...hotel,
    })
  })

  it('names the language of a review, but not that of a translation', () => {
    const [review] = createReviews(1).map((other) => ({ ...other, language: 'de' }))
    const languageOf = (comment: object) =>
      reviewsJsonLd(hotel, { reviews: [{ ...review, ...comment } as Review] }).review?.[0]?.inLanguage
    expect(languageOf({})).toBe('de')
    expect(languageOf({ comment: 'Great', originalComment: 'Toll' })).toBeUndefined()
  })

  it('has at most ten reviews', () => {
    expect(reviewsJsonLd(hotel, { reviews: createReviews(30) }).review).toHaveLength(10)
  })

  it('has no rating without an average', () => {
    expect(reviewsJsonLd(hotel, { reviews: sevenReviews, totalReviewCount: 193 })).not.toHaveProperty(
      'aggregateRating',
    )
  })

  it('throws at a rating out of range', () => {
    expect(() => reviewsJsonLd(hotel, { reviews: [], averageRating: 6 })).toThrow(
      'averageRating must be between 1 and 5',
    )
  })

  it('is valid JSON that never ends its script, for 10,000 comments', { timeout: 120_000 }, () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('</script', '</SCRIPT>', '<!--', '"', '\\', '\u2028', '\u2029', '&lt;', '\ud800'),
    )
    const comment = fc.array(hostile, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(comment, comment, (text, name) => {
        const [first] = createReviews(1)
        const review = { ...first, comment: text, reviewer: { displayName: name, isAnonymous: false } }
        const data = reviewsJsonLd({ name }, { reviews: [review] as never })
        const written = serializeJsonLd(data)
        expect(JSON.parse(written)).toEqual(data)
        expect(written).not.toMatch(/<\/script|[<>&\u2028\u2029]/i)
      }),
      { numRuns: 10_000 },
    )
  })
})
