import { expect, it } from 'vitest'
import * as core from './core'
import * as widget from './index'

it('offers these names and no others', () => {
  expect(Object.keys(widget).sort()).toEqual([
    'Avatar',
    'RatingBadge',
    'ReviewCard',
    'Reviews',
    'ReviewsCarousel',
    'Stars',
    'de',
    'en',
    'it',
    'jsonFile',
    'staticSource',
    'useReviews',
    'widgetService',
  ])
})

it('offers these parts', () => {
  expect(Object.keys(widget.Reviews)).toEqual([
    'Root',
    'Loading',
    'Error',
    'Empty',
    'Summary',
    'List',
    'Card',
    'Carousel',
    'Rotation',
    'Previous',
    'Next',
    'Slides',
    'Dots',
    'StructuredData',
  ])
})

it('offers these names to a program without React', () => {
  expect(Object.keys(core).sort()).toEqual([
    'JSON_LD_REVIEWS',
    'absoluteDate',
    'assertSummary',
    'avatarColor',
    'displayName',
    'initial',
    'jsonFile',
    'parseReview',
    'parseReviewsData',
    'ratingWord',
    'relativeDate',
    'reviewsJsonLd',
    'serializeJsonLd',
    'splitTranslation',
    'staticSource',
    'summarize',
    'truncate',
    'widgetService',
  ])
})
