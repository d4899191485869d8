import type { Business } from '@meridiana/reviews-widget'
import '@meridiana/reviews-widget/styles.css'
import { VisuallyHidden } from '@meridiana/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useRevalidator } from 'react-router'
import { experienceSlides } from '../content/experience'
import { heroSlides } from '../content/hero-slides'
import { homePictures } from '../content/home'
import { postCardPictureIds, teaserPosts } from '../content/posts'
import { rooms } from '../content/rooms'
import { usePage } from '../hooks/use-page'
import { hotel } from '../hotel'
import { formatDayRange, formatFairPeriod } from '../lib/format'
import { type Language, locales } from '../lib/languages'
import { PageHead } from '../page-head'
import { BookingBar } from '../sections/booking/booking-bar'
import { About } from '../sections/home/about'
import { ExperienceTeaser } from '../sections/home/experience-teaser'
import { FairsTeaser, type UpcomingFair } from '../sections/home/fairs-teaser'
import { HomeHero } from '../sections/home/home-hero'
import { HotelLocation } from '../sections/home/hotel-location'
import { JournalTeaser } from '../sections/home/journal-teaser'
import { MapSection } from '../sections/home/map'
import { RestaurantBanner } from '../sections/home/restaurant-banner'
import { RestaurantTeaser } from '../sections/home/restaurant-teaser'
import { ReviewsSection } from '../sections/home/reviews'
import { RoomsShowcase } from '../sections/home/rooms-showcase'
import { Services } from '../sections/home/services'
import { Testimonials } from '../sections/home/testimonials'

const { stars, fairCentre } = hotel

/** Number of fairs in the teaser. */
const FAIRS = 3

export const pictures = () => [
  ...heroSlides.map(({ picture }) => picture),
  ...Object.values(homePictures),
  ...experienceSlides.map(({ image }) => image),
  ...rooms.map(({ image }) => image),
  ...postCardPictureIds(teaserPosts),
]

interface HomeData {
  day: string
  fairs: UpcomingFair[]
  hotel: Business
  /** First and last day of the pool's season, formatted. */
  season: string
  copiedAt?: string | undefined
}

export async function load(language: Language): Promise<HomeData> {
  const now = new Date()
  // Imported only when needed: a pre-rendered page has this data in its HTML, unless it was built on another day.
  const { loadFairs, nextFairs } = await import('../lib/fairs')
  const [{ hotelJsonLd }, { house }] = await Promise.all([import('../lib/hotel-json-ld'), import('../house')])
  const { fairs: all, copiedAt } = await loadFairs(now)
  const fairs = nextFairs(all, now, FAIRS)
  return {
    day: isoDay(now),
    copiedAt,
    hotel: hotelJsonLd,
    season: formatDayRange(house.pool.season, language),
    fairs: fairs.map(({ id, title, venue, href, period }) => ({
      id,
      title,
      venue,
      href,
      dates: formatFairPeriod(period, locales[language]),
    })),
  }
}

/** ISO 8601 date in UTC: `2027-01-16`. */
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Reloads the fairs if the page was built on another day, so that past fairs disappear. Not without network. */
function useTodaysFairs({ day }: { day: string }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (day !== isoDay(new Date()) && navigator.onLine) revalidate()
  }, [day, revalidate])
}

export function Component() {
  const { t } = useTranslation('home')
  const { handle } = usePage()
  const data = useLoaderData<typeof load>()
  useTodaysFairs(data)
  return (
    <>
      <PageHead
        title={t('meta.title')}
        description={t('meta.description', { stars, minutes: fairCentre.minutesByCar })}
      />
      <VisuallyHidden asChild>
        <h1>{t('heading')}</h1>
      </VisuallyHidden>
      <HomeHero id={handle.hero ?? ''} />
      <BookingBar scheme="night" />
      <HotelLocation />
      <FairsTeaser fairs={data.fairs} copiedAt={data.copiedAt} />
      <RestaurantTeaser />
      <About />
      <Services season={data.season} />
      <ExperienceTeaser />
      <JournalTeaser />
      <RoomsShowcase />
      <Testimonials />
      <ReviewsSection business={data.hotel} />
      <RestaurantBanner />
      <MapSection />
    </>
  )
}
