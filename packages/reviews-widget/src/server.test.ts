import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { renderOnServer } from '../test/render-on-server'
import { manyReviews, sevenReviews } from '../test/reviews'
import { RatingBadge, Reviews, widgetService } from './index'

describe('the server’s HTML', () => {
  const html = renderOnServer({ reviews: sevenReviews, business: { name: 'Casa Meridiana' } })

  it('holds all seven reviews, each once', () => {
    for (const { comment } of sevenReviews) {
      expect(html).toContain(comment.slice(0, 30))
    }
    expect(html.match(/<article/g)).toHaveLength(7)
  })

  it('has no style attribute and no style element, so that a strict policy lets it pass', () => {
    expect(html).not.toMatch(/<style|\sstyle=/)
  })

  it('carries structured data that parses', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'Hotel', name: 'Casa Meridiana' })
  })

  it('says dates that do not age', () => {
    expect(html).toContain('August 2, 2026')
    expect(html).not.toContain('ago')
  })

  it('stays light with 200 reviews', () => {
    expect(renderOnServer({ reviews: manyReviews(200) }).match(/data-slot="rw-slide"/g)).toHaveLength(12)
  })

  it('shows the loading view for reviews that the browser will ask for', () => {
    expect(renderOnServer({ source: widgetService('success') })).toContain('Loading reviews...')
  })

  it('shows reviews that the server has asked for', () => {
    const source = { ...widgetService('success'), initial: { reviews: sevenReviews, totalReviewCount: 193 } }
    expect(renderOnServer({ source })).toContain('193 reviews')
  })
})

describe('a mistake of the programmer', () => {
  it('throws at a count or an average that cannot be', () => {
    expect(() => renderOnServer({ reviews: [], totalReviewCount: -1 })).toThrow(
      new Error('totalReviewCount must be a positive integer'),
    )
    expect(() => renderOnServer({ reviews: [], averageRating: 0 })).toThrow(
      new Error('averageRating must be between 1 and 5'),
    )
    expect(() => renderToString(createElement(RatingBadge, { totalReviewCount: 1.5 }))).toThrow(
      new Error('totalReviewCount must be a positive integer'),
    )
    expect(() => renderToString(createElement(RatingBadge, { averageRating: 5.1 }))).toThrow(
      new Error('averageRating must be between 1 and 5'),
    )
  })

  it('throws at a number of slides for which there is no layout', () => {
    expect(() => renderOnServer({ reviews: sevenReviews, maxItems: 7 })).toThrow('from 1 to 6')
  })

  it('throws at a part outside its root, and says where it belongs', () => {
    expect(() => renderToString(createElement(Reviews.List))).toThrow(
      '<Reviews.List> was rendered outside <Reviews.Root>',
    )
    const next = createElement(Reviews.Root, { reviews: sevenReviews }, createElement(Reviews.Next))
    expect(() => renderToString(next)).toThrow('<Reviews.Next> was rendered outside <Reviews.Carousel>')
  })
})
