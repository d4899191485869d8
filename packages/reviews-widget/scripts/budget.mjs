import { fileURLToPath } from 'node:url'
import { measure } from './measure.mjs'

const here = fileURLToPath(new URL('..', import.meta.url))
const KIB = 1024

/** What the widget may weigh, JavaScript and CSS after gzip -9, React not counted. */
export const BUDGET = [
  {
    name: 'carousel, with all views and structured data',
    limit: 14 * KIB,
    code: `import { ReviewsCarousel } from '@meridiana/reviews-widget'
      import '@meridiana/reviews-widget/styles.css'
      export const App = ({ reviews }) => <ReviewsCarousel reviews={reviews} />`,
  },
  {
    name: 'everything there is',
    limit: 14 * KIB,
    code: `export * from '@meridiana/reviews-widget'
      import '@meridiana/reviews-widget/styles.css'`,
  },
  {
    name: 'badge alone',
    limit: 2.5 * KIB,
    code: `import { RatingBadge } from '@meridiana/reviews-widget'
      import '@meridiana/reviews-widget/badge.css'
      export const App = () => <RatingBadge averageRating={4.8} totalReviewCount={193} profileUrl="/" />`,
  },
  {
    name: 'nothing used',
    limit: 0,
    code: `import { ReviewsCarousel, Reviews, RatingBadge } from '@meridiana/reviews-widget'`,
  },
]

/** Weighs what stands in `dist`. */
export const measureOurs = () =>
  Promise.all(BUDGET.map(async (entry) => ({ ...entry, ...(await measure(entry.code, here)) })))
