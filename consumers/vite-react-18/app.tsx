import { ConsentDialog, ConsentProvider, CookiePreferencesTrigger } from '@meridiana/consent'
import { createConsentStore } from '@meridiana/consent/core'
import { en as consentMessages } from '@meridiana/consent/locales/en'
import '@meridiana/consent/styles.css'
import { jsonFileReviewSource, type Review, ReviewsCarousel } from '@meridiana/reviews-widget'
import { en } from '@meridiana/reviews-widget/locales/en'
import '@meridiana/reviews-widget/styles.css'
import { OwnReviews } from './readme/reviews-widget/parts'

declare module '@meridiana/consent/core' {
  interface CustomConsentTypes {
    category: 'statistics' | 'video'
  }
}

const consent = createConsentStore({ categories: ['statistics', 'video'] })
consent.get().state.statistics satisfies boolean
// Exists for the type check only: TypeScript must reject the name of a category that the app has not declared.
export const updateUnknownCategory = () =>
  // @ts-expect-error: `analytics` is not a category of this app
  consent.update({ analytics: true })

const { necessary } = consentMessages.categories
const messages = {
  ...consentMessages,
  categories: {
    necessary,
    statistics: { title: 'Statistics', description: 'Counts visits.' },
    video: { title: 'Video', description: 'Plays videos.' },
  },
}

const reviews: Review[] = ['Anna', 'Bruno', 'Clara', 'Dora'].map((displayName) => ({
  reviewId: displayName,
  comment: `${displayName} liked the breakfast.`,
  starRating: 4.5,
  createTime: '2026-08-02',
  reviewer: { displayName, isAnonymous: false },
}))

export const App = () => (
  <ConsentProvider consent={consent} messages={messages}>
    <h1>Reviews</h1>
    <ReviewsCarousel
      messages={{ ...en, title: 'Reviews of a service' }}
      source={jsonFileReviewSource('/reviews.json')}
    />
    <OwnReviews reviews={reviews} />
    <CookiePreferencesTrigger />
    <ConsentDialog />
  </ConsentProvider>
)
