import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderCarouselOnServer } from '../test/render-carousel-on-server'
import { createReviews, sevenReviews } from '../test/reviews'
import { RatingBadge, type Review, Reviews, Stars, widgetServiceReviewSource } from './index'
import { en } from './locales/en'

describe('the server’s HTML', () => {
  const html = renderCarouselOnServer({ reviews: sevenReviews, business: { name: 'Casa Meridiana' } })

  it('has all seven reviews once', () => {
    for (const { comment } of sevenReviews) {
      expect(html).toContain(comment.slice(0, 30))
    }
    expect(html.match(/<article/g)).toHaveLength(7)
  })

  it('has no style attribute and no style element, which a strict policy forbids', () => {
    expect(html).not.toMatch(/<style|\sstyle=/)
  })

  it('has valid structured data', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Hotel', name: 'Casa Meridiana' })
  })

  it('names a photo after all that restricts its request', () => {
    const reviewer = { displayName: 'Ada', isAnonymous: false, profilePhotoUrl: '/ada.webp' }
    const [review] = sevenReviews as [Review]
    expect(renderCarouselOnServer({ reviews: [{ ...review, reviewer }] })).toMatch(
      /<img [^>]*loading="lazy"[^>]* referrerPolicy="no-referrer" src="\/ada.webp"/,
    )
  })

  it('has absolute dates', () => {
    expect(html).toContain('August 2, 2026')
    expect(html).not.toContain('ago')
  })

  it('has all of 200 reviews', () => {
    const html = renderCarouselOnServer({ reviews: createReviews(200) })
    expect(html.match(/data-slot="reviews-slide"/g)).toHaveLength(200)
  })

  it('has the loading view for reviews that the browser loads', () => {
    expect(renderCarouselOnServer({ source: widgetServiceReviewSource('success') })).toContain(
      'Loading reviews...',
    )
  })

  it('has the reviews that the server loaded', () => {
    const source = {
      ...widgetServiceReviewSource('success'),
      initial: { reviews: sevenReviews, totalReviewCount: 193 },
    }
    expect(renderCarouselOnServer({ source })).toContain('193 reviews')
  })
})

describe('invalid props', () => {
  it('throw at an impossible count or average', () => {
    expect(() => renderCarouselOnServer({ reviews: [], totalReviewCount: -1 })).toThrow(
      new Error('totalReviewCount must be a positive integer'),
    )
    expect(() => renderCarouselOnServer({ reviews: [], averageRating: 0 })).toThrow(
      new Error('averageRating must be between 1 and 5'),
    )
    expect(() => renderToString(createElement(RatingBadge, { messages: en, totalReviewCount: 1.5 }))).toThrow(
      new Error('totalReviewCount must be a positive integer'),
    )
    expect(() => renderToString(createElement(RatingBadge, { messages: en, averageRating: 5.1 }))).toThrow(
      new Error('averageRating must be between 1 and 5'),
    )
  })

  it('throw at more than six visible slides', () => {
    expect(() => renderCarouselOnServer({ reviews: sevenReviews, maxItems: 7 })).toThrow('from 1 to 6')
  })

  it('throw without messages, and name the module to import them from', () => {
    const stars = createElement(Stars, { rating: 4, messages: undefined as never })
    expect(() => renderToString(stars)).toThrow('@meridiana/reviews-widget/locales/en')
    const card = createElement(Reviews.Card, { review: sevenReviews[0] as Review })
    expect(() => renderToString(card)).toThrow('@meridiana/reviews-widget/locales/en')
  })

  it('throw at a component outside its root', () => {
    expect(() => renderToString(createElement(Reviews.List))).toThrow(
      '<Reviews.List> was rendered outside <Reviews.Root>',
    )
    const next = createElement(
      Reviews.Root,
      { messages: en, reviews: sevenReviews },
      createElement(Reviews.Next),
    )
    expect(() => renderToString(next)).toThrow('<Reviews.Next> was rendered outside <Reviews.Carousel>')
  })
})
