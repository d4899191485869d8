// A server component: it can pass only serializable props to client components.
import { ConsentGate, CookiePreferencesTrigger } from '@meridiana/consent'
import { RatingBadge, Reviews } from '@meridiana/reviews-widget'
import { en } from '@meridiana/reviews-widget/locales/en'
import '@meridiana/reviews-widget/styles.css'
import '@meridiana/ui/styles.css'
import { Button, FactList, Hero, Sundial, SundialPager } from '@meridiana/ui'
import { GuestReviews } from '../readme/reviews-widget/guest-reviews'
import { NextGallery } from '../readme/ui/next-gallery'

const reviews = [1, 2, 3, 4].map((index) => ({
  reviewId: `${index}`,
  comment: `Review number ${index}.`,
  starRating: 5,
  createTime: '2026-08-02T10:00:00Z',
  reviewer: { displayName: 'Anna Kessler', isAnonymous: false },
}))
const file = `data:application/json,${encodeURIComponent(JSON.stringify({ reviews, averageRating: 4.8, totalReviewCount: 193 }))}`

const picture = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='600'><path fill='${colour}' d='M0 0h900v600H0z'/></svg>`

const slide = (id: string, hour: number) => ({
  id,
  marker: <Sundial hour={hour} />,
  moment: `${hour}:00`,
  kicker: 'Hotel',
  title: `At ${hour}`,
  text: 'The day at the house.',
})

export default function Page() {
  return (
    <main>
      <h1>Hotel</h1>
      <Hero
        slides={[slide('morning', 8), slide('evening', 20)]}
        pager={SundialPager}
        action={
          <Button asChild>
            <a href="#book">Check availability</a>
          </Button>
        }
        messages={{
          region: 'The day',
          previous: 'Previous',
          next: 'Next',
          pause: 'Pause',
          play: 'Play',
          pager: 'Hours',
          position: '{place} of {count}',
        }}
      />
      <FactList.Root>
        <FactList.Item value={4}>kinds of room</FactList.Item>
      </FactList.Root>
      <NextGallery
        aria-label="The house"
        pictures={['olive', 'tan', 'teal'].map((colour) => ({
          src: picture(colour),
          width: 900,
          height: 600,
          alt: `A wall in ${colour}`,
        }))}
        messages={{
          title: 'Pictures',
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          thumbnails: 'All pictures',
          position: '{place} of {count}',
        }}
      />
      <GuestReviews url={file} />
      <Reviews.Root messages={{ ...en, title: 'The latest' }} reviews={reviews}>
        <Reviews.Summary />
      </Reviews.Root>
      <RatingBadge messages={en} averageRating={4.8} totalReviewCount={193} />
      <ConsentGate category="marketing" service="Google Maps" vendor="Google Ireland Limited">
        <iframe title="Map" src="https://www.google.com/maps?q=Vicenza&output=embed" />
      </ConsentGate>
      <CookiePreferencesTrigger />
    </main>
  )
}
