/** A page with components of the three packages, in the scheme of the address (`#dark`), from right to left. */
import { ConsentDialog, ConsentGate, ConsentProvider } from '@meridiana/consent'
import { createConsentStore } from '@meridiana/consent/core'
import { en as consentMessages } from '@meridiana/consent/locales/en'
import { RatingBadge, ReviewsCarousel } from '@meridiana/reviews-widget'
import { en as reviewsMessages } from '@meridiana/reviews-widget/locales/en'
import { Button, Heading, Kicker } from '@meridiana/ui'
import { createRoot } from 'react-dom/client'

const scheme = location.hash.slice(1)
if (scheme) document.documentElement.dataset.scheme = scheme
document.documentElement.dir = 'rtl'

const reviews = [1, 2, 3, 4].map((id) => ({
  reviewId: String(id),
  comment: 'A quiet house among the vines. The breakfast in the garden was a pleasure.',
  starRating: 4,
  createTime: '2026-01-02T10:00:00Z',
  updateTime: '2026-01-02T10:00:00Z',
  reviewer: { displayName: 'Ines Weber', isAnonymous: false },
}))

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <ConsentProvider consent={createConsentStore()} messages={consentMessages}>
    <Kicker>Rooms</Kicker>
    <Heading as="h1">Nine rooms</Heading>
    <Button>Check availability</Button>
    <Button variant="outline">View more</Button>
    <RatingBadge messages={reviewsMessages} averageRating={4.8} totalReviewCount={193} />
    <ReviewsCarousel
      messages={reviewsMessages}
      reviews={reviews}
      averageRating={4.8}
      totalReviewCount={193}
      carouselAutoplay={false}
    />
    <ConsentGate category="marketing" service="Google Maps" vendor="Google Ireland Limited">
      Map
    </ConsentGate>
    <ConsentDialog />
  </ConsentProvider>,
)
