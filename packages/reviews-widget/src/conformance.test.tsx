import type { ComponentType } from 'react'
import { render } from 'vitest-browser-react'
import { testConformance } from '../../../scripts/conformance'
import { sevenReviews } from '../test/reviews'
import * as widget from './index'
import { Reviews, type ReviewsRootProps } from './index'
import { en } from './locales/en'

const [review] = sevenReviews
const messages = en

/** Props of the `Reviews.Root` around the views for which there are no reviews. */
const rootOfView: Record<string, Partial<ReviewsRootProps>> = {
  'Reviews.Loading': { isLoading: true },
  'Reviews.Error': { source: { key: 'failing', load: () => Promise.reject(new Error()) } },
  'Reviews.Empty': { reviews: [] },
}

testConformance({
  exports: Object.entries(widget),
  prefix: 'reviews',
  withoutElement: ['Reviews.StructuredData'],
  props: {
    Avatar: { reviewer: review?.reviewer },
    RatingBadge: { averageRating: 4.8, messages },
    ReviewCard: { review, messages },
    'Reviews.Card': { review },
    'Reviews.Root': { messages },
    ReviewsCarousel: { reviews: sevenReviews, messages },
    Stars: { rating: 5, messages },
  },
  async render(name, component, props) {
    const Component = component as ComponentType<object>
    const root = rootOfView[name]
    const inRoot = (own: object) => (
      <Reviews.Root messages={messages} reviews={sevenReviews} {...root}>
        {root ? (
          <Component {...own} />
        ) : (
          <Reviews.Carousel>
            <Component {...own} />
          </Reviews.Carousel>
        )}
      </Reviews.Root>
    )
    const { rerender } = await render(inRoot(props))
    return (others) => rerender(inRoot(others))
  },
})
