import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { sevenReviews } from '../../test/reviews'
import { parseReview, parseReviewsData } from './parse'

const [review] = sevenReviews as [(typeof sevenReviews)[0]]

describe('parseReview', () => {
  it('returns a valid review', () => {
    expect(sevenReviews.map((item) => parseReview(item))).toEqual(sevenReviews)
  })

  it.each([
    ['reviewId', 'is not a text of at most 200 characters'],
    ['comment', 'is not a text of at most 20000 characters'],
    ['starRating', 'is not a number between 1 and 5'],
    ['createTime', 'is not a date'],
    ['reviewer', 'has no name of at most 200 characters'],
  ])('drops a review whose %s is null, and reports it', (field, message) => {
    const onIssue = vi.fn()
    expect(parseReview({ ...review, [field]: null }, onIssue)).toBeUndefined()
    expect(onIssue).toHaveBeenCalledExactlyOnceWith({
      path: `review.${field}`,
      message: `${message}, so the review is left out`,
    })
  })

  it.each([1, 4.5, 5])('keeps a rating of %s', (starRating) => {
    expect(parseReview({ ...review, starRating })?.starRating).toBe(starRating)
  })

  it.each([0, 0.9, 5.5, Number.NaN, '5'])('drops a rating of %s', (starRating) => {
    expect(parseReview({ ...review, starRating })).toBeUndefined()
  })

  it.each(['reviewId', 'comment', 'createTime', 'reviewer'])('drops a review whose %s has 1 MB', (field) => {
    const long = ' a'.repeat(500_000)
    const reviewer = { displayName: long, isAnonymous: false }
    expect(parseReview({ ...review, [field]: field === 'reviewer' ? reviewer : long })).toBeUndefined()
  })

  it('drops optional texts of 1 MB', () => {
    const long = 'a'.repeat(1_000_000)
    const reviewer = { ...review.reviewer, profilePhotoUrl: `/${long}` }
    const reviewReply = { comment: long }
    expect(
      parseReview({ ...review, originalComment: long, updateTime: long, reviewReply, reviewer }),
    ).toEqual(review)
  })

  it.each([
    ['of the site itself', '/photos/anna.jpg', true],
    ['in the URL', 'data:image/png;base64,AA==', true],
    ['of an allowed host', 'https://photos.example/anna.jpg', true],
    ['of another host', 'https://tracker.example/anna.jpg', false],
    ['of another host without a scheme', '//tracker.example/anna.jpg', false],
    ['of another host after a backslash', '/\\tracker.example/anna.jpg', false],
    ['of another host after a tab', '/\t/tracker.example/anna.jpg', false],
    ['of another host on a page without encryption', 'https:tracker.example/anna.jpg', false],
    ['of another host after a space', ' HTTPS:/tracker.example/anna.jpg', false],
    ['without encryption', 'http://photos.example/anna.jpg', false],
    ['with a user name', 'https://a@photos.example/anna.jpg', false],
    ['with a password', 'https://:a@photos.example/anna.jpg', false],
    ['that is a page', 'data:text/html,<script>alert(1)</script>', false],
    ['that is a script', 'javascript:alert(1)', false],
  ])('keeps a photo %s only if it may be requested, and reports the others', (_, profilePhotoUrl, isKept) => {
    const onIssue = vi.fn()
    const data = { ...review, reviewer: { ...review.reviewer, profilePhotoUrl } }
    const parsed = parseReview(data, onIssue, 'review', ['photos.example'])
    expect(parsed?.reviewer.profilePhotoUrl).toBe(isKept ? profilePhotoUrl : undefined)
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual(
      isKept ? [] : ['review.reviewer.profilePhotoUrl'],
    )
  })

  it('accepts null in optional fields', () => {
    const reviewer = { displayName: 'Anna Kessler', isAnonymous: null, profilePhotoUrl: null }
    expect(parseReview({ ...review, updateTime: null, reviewReply: null, reviewer })).toEqual(review)
  })

  it('accepts an anonymous reviewer without a name', () => {
    const reviewer = { displayName: null, isAnonymous: true }
    expect(parseReview({ ...review, reviewer })?.reviewer).toEqual({ displayName: '', isAnonymous: true })
  })

  it.each([
    ['(Translated by Google) Good.\n\n(Original)\nBuono.', 'Good.', 'Buono.'],
    ['Buono.\n\n(Translated by Google)\nGood.', 'Good.', 'Buono.'],
    ['Good.', 'Good.', undefined],
    ['Sehr schön (Translated by Google)', 'Sehr schön', undefined],
    ['(Translated by Google) (Original) Sehr schön', 'Sehr schön', undefined],
  ])('splits translation and original of %j', (comment, translated, original) => {
    const parsed = parseReview({ ...review, comment })
    expect([parsed?.comment, parsed?.originalComment]).toEqual([translated, original])
  })
})

describe('parseReviewsData', () => {
  it('drops invalid reviews and reports their path', () => {
    const onIssue = vi.fn()
    const data = parseReviewsData([null, review, { ...review, starRating: 9 }], onIssue)
    expect(data).toEqual({ reviews: [review] })
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual(['reviews[0]', 'reviews[2].starRating'])
  })

  it('drops a repeated review, and reports it', () => {
    const onIssue = vi.fn()
    expect(parseReviewsData([review, review], onIssue)?.reviews).toEqual([review])
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual(['reviews[1].reviewId'])
  })

  it('takes the original of a review without a translation as its text', () => {
    const parsed = parseReview({ ...review, comment: '', originalComment: 'Sehr schön' })
    expect([parsed?.comment, parsed?.originalComment]).toEqual(['Sehr schön', undefined])
  })

  it.each([
    ['de', true],
    ['pt-BR', true],
    ['zh-Hant-TW', true],
    ['German', false],
    ['"><script>', false],
    [7, false],
  ])('keeps the language %j only if it is a language tag, and reports another', (language, isKept) => {
    const onIssue = vi.fn()
    expect(parseReview({ ...review, language }, onIssue)?.language).toBe(isKept ? language : undefined)
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual(isKept ? [] : ['review.language'])
  })

  it.each([
    ['a message', { message: 'maintenance' }],
    ['null instead of reviews', { success: true, reviews: null }],
    ['null instead of reviews, beside a summary', { reviews: null, averageRating: 4.8 }],
    ['a text', 'maintenance'],
    ['nothing', null],
    ['only invalid reviews', [{}, null]],
  ])('does not take %s for no reviews', (_, data) => {
    expect(parseReviewsData(data)).toBeUndefined()
  })

  it('keeps a summary without reviews', () => {
    const summary = { averageRating: 4.8, totalReviewCount: 193 }
    const onIssue = vi.fn()
    expect(parseReviewsData(summary, onIssue)).toEqual({ reviews: [], ...summary })
    expect(onIssue).not.toHaveBeenCalled()
  })

  it('keeps a photo of the page’s own host, also without encryption', () => {
    vi.stubGlobal('location', new URL('http://hotel.example/reviews'))
    onTestFinished(() => void vi.unstubAllGlobals())
    const photo = (profilePhotoUrl: string) =>
      parseReview({ ...review, reviewer: { ...review.reviewer, profilePhotoUrl } })?.reviewer.profilePhotoUrl
    expect(photo('http://hotel.example/anna.jpg')).toBe('http://hotel.example/anna.jpg')
    expect(photo('http://other.example/anna.jpg')).toBeUndefined()
  })

  it('keeps a summary of no reviews', () => {
    expect(parseReviewsData({ reviews: [], totalReviewCount: 0 })).toEqual({
      reviews: [],
      totalReviewCount: 0,
    })
  })

  it('keeps a valid summary and drops an invalid one', () => {
    const sound = { averageRating: 4.8, totalReviewCount: 193, profileUrl: 'https://maps.example/' }
    expect(parseReviewsData({ reviews: [], ...sound })).toEqual({ reviews: [], ...sound })
    expect(
      parseReviewsData({
        reviews: [],
        averageRating: 7,
        totalReviewCount: -1,
        profileUrl: 'javascript:alert(1)',
      }),
    ).toEqual({ reviews: [] })
  })

  it('drops a number of reviews with more digits than any place has', () => {
    expect(parseReviewsData({ reviews: [], totalReviewCount: 1e300 })).toEqual({ reviews: [] })
  })

  it.each([
    'javascript:alert(1)',
    'https://maps.example@host.example/',
    'https://maps.example/\nx',
    'https:maps.example',
    `https://maps.example/${'x'.repeat(2000)}`,
  ])('drops the profile URL %.40s', (profileUrl) => {
    expect(parseReviewsData({ reviews: [], profileUrl })).toEqual({ reviews: [] })
  })

  it('never throws, for 10,000 JSON values', { timeout: 120_000 }, () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom(...sevenReviews))
    const almost = fc.record(
      {
        reviewId: field,
        comment: field,
        starRating: fc.oneof(fc.double(), field),
        createTime: fc.oneof(fc.constant('2026-01-01'), field),
        updateTime: field,
        reviewer: fc.oneof(
          fc.record({ displayName: field, isAnonymous: field, profilePhotoUrl: field }),
          field,
        ),
        reviewReply: fc.oneof(fc.record({ comment: field, updateTime: field }), field),
      },
      { requiredKeys: [] },
    )
    const envelope = fc.record({
      reviews: fc.array(fc.oneof(almost, field)),
      averageRating: field,
      totalReviewCount: field,
      profileUrl: field,
    })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), envelope, fc.array(almost)), (value) => {
        for (const { starRating, reviewer, comment } of parseReviewsData(value)?.reviews ?? []) {
          expect(starRating).toBeGreaterThanOrEqual(1)
          expect(typeof comment).toBe('string')
          expect(reviewer.isAnonymous || reviewer.displayName.trim() !== '').toBe(true)
        }
      }),
      { numRuns: 10_000 },
    )
  })
})
