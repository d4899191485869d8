import { testConformance } from '../../../scripts/conformance'
import { sevenReviews } from '../test/reviews'
import * as widget from './index'
import { Reviews, type ReviewsRootProps } from './index'
import { de } from './locales/de'
import { en } from './locales/en'
import './styles/index.css'

const [review] = sevenReviews
const yes = [true, false]
const long = 'Kraftfahrzeughaftpflichtversicherung, or the shadow of a gnomon at noon. '.repeat(5)
const reviews = [sevenReviews.slice(0, 2), [], sevenReviews.slice(0, 1), sevenReviews]
const failing = { key: 'failing', load: () => Promise.reject(new Error()) }
const waiting = { key: 'waiting', load: () => new Promise<never>(() => {}) }
const text = {
  messages: [de],
  maxCharacters: [20, 0],
  nameDisplay: ['firstNamesOnly', 'fullNames'],
  logoVariant: ['full', 'none'],
  dateDisplay: ['absolute', 'none'],
  reviewVariant: ['testimonial'],
  disableTranslation: yes,
  readMoreLabel: [long],
}
const carousel = {
  carouselAutoplay: yes,
  carouselSpeed: [30],
  maxItems: [1, 6],
  accessibility: yes,
}
const parts = [
  <Reviews.Rotation key="rotation" />,
  <Reviews.Previous key="previous" />,
  <Reviews.Slides key="slides" />,
  <Reviews.Next key="next" />,
  <Reviews.Dots key="dots" />,
]
const views = [
  <Reviews.Summary key="summary" />,
  <Reviews.Loading key="loading" />,
  <Reviews.Empty key="empty" />,
  <Reviews.Error key="error" />,
]
const rating = {
  averageRating: [1, 4.25, undefined],
  totalReviewCount: [0, 1, 12345],
  profileUrl: ['/profile'],
}

/** Props of the `Reviews.Root` around the views for which there are no reviews. */
const rootOfView: Record<string, Partial<ReviewsRootProps>> = {
  'Reviews.Loading': { isLoading: true },
  'Reviews.Error': { source: failing },
  'Reviews.Empty': { reviews: [] },
}

testConformance({
  exports: Object.entries(widget),
  prefix: 'reviews',
  withoutElement: ['Reviews.StructuredData'],
  props: {
    Avatar: { reviewer: review?.reviewer },
    RatingBadge: { averageRating: 4.8, messages: en },
    ReviewCard: { review, messages: en },
    'Reviews.Card': { review },
    'Reviews.Carousel': { children: parts },
    'Reviews.Root': { messages: en },
    ReviewsCarousel: { reviews: sevenReviews, messages: en },
    Stars: { rating: 5, messages: en },
  },
  element(name, part) {
    if (!name.startsWith('Reviews.') || name === 'Reviews.Root') return part
    const isInCarousel = /Rotation|Previous|Slides|Next|Dots/.test(name)
    return (
      <Reviews.Root messages={en} reviews={sevenReviews} {...rootOfView[name]}>
        {isInCarousel ? <Reviews.Carousel>{part}</Reviews.Carousel> : part}
      </Reviews.Root>
    )
  },
  choices: {
    Avatar: { reviewer: sevenReviews.map(({ reviewer }) => reviewer), children: [] },
    RatingBadge: { ...rating, theme: ['light'], badgeLabel: [long], messages: [de], children: [] },
    ReviewCard: { ...text, review: sevenReviews, children: [] },
    'Reviews.Card': { review: sevenReviews, maxCharacters: [20], children: [] },
    'Reviews.Carousel': { ...carousel, children: [parts, parts.slice(1, 4), []] },
    'Reviews.Dots': { children: [] },
    'Reviews.List': { pageSize: [1, 3], children: [] },
    'Reviews.Next': { children: [] },
    'Reviews.Previous': { children: [] },
    'Reviews.Root': {
      ...text,
      ...rating,
      reviews,
      source: [undefined, failing, waiting],
      isLoading: yes,
      hideEmptyReviews: yes,
      theme: ['light'],
      children: [views, [...views, <Reviews.Carousel key="carousel">{parts}</Reviews.Carousel>]],
    },
    'Reviews.Rotation': { children: [] },
    'Reviews.Slides': { children: [] },
    'Reviews.Summary': { children: [], badgeLabel: [long] },
    ReviewsCarousel: { ...text, ...carousel, ...rating, reviews, isLoading: yes, children: [] },
    Stars: { rating: [0, 2.5, 5], children: [] },
  },
})
