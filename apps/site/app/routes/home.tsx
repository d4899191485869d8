import '@meridiana/reviews-widget/styles.css'
import { VisuallyHidden } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { experienceSlides } from '../content/experience'
import { heroSlides } from '../content/hero-slides'
import { homePictures } from '../content/home'
import { homePagePosts, postCardPictureIds } from '../content/posts'
import { rooms } from '../content/rooms'
import type { HomePageData } from '../hooks/use-home-page-data'
import { usePage } from '../hooks/use-page'
import { hotel } from '../hotel'
import { lazySection } from '../lazy-section'
import { formatDayRange, formatDuration } from '../lib/format'
import type { Language } from '../lib/languages'
import { PageHead } from '../page-head'
import { BookingBar } from '../sections/booking/booking-bar'
import { HomeHero } from '../sections/home/home-hero'

const HotelLocation = lazySection(() =>
  import('../sections/home/hotel-location').then((module) => module.HotelLocation),
)
const FairsTeaser = lazySection(() =>
  import('../sections/home/fairs-teaser').then((module) => module.FairsTeaser),
)
const RestaurantTeaser = lazySection(() =>
  import('../sections/home/restaurant-teaser').then((module) => module.RestaurantTeaser),
)
const AboutSection = lazySection(() => import('../sections/home/about').then((module) => module.AboutSection))
const ServicesSection = lazySection(() =>
  import('../sections/home/services').then((module) => module.ServicesSection),
)
const ExperienceTeaser = lazySection(() =>
  import('../sections/home/experience-teaser').then((module) => module.ExperienceTeaser),
)
const JournalTeaser = lazySection(() =>
  import('../sections/home/journal-teaser').then((module) => module.JournalTeaser),
)
const RoomsShowcase = lazySection(() =>
  import('../sections/home/rooms-showcase').then((module) => module.RoomsShowcase),
)
const TestimonialsSection = lazySection(() =>
  import('../sections/home/testimonials').then((module) => module.TestimonialsSection),
)
const ReviewsSection = lazySection(() =>
  import('../sections/home/reviews').then((module) => module.ReviewsSection),
)
const RestaurantBanner = lazySection(() =>
  import('../sections/home/restaurant-banner').then((module) => module.RestaurantBanner),
)
const HotelMapSection = lazySection(() =>
  import('../sections/home/map').then((module) => module.HotelMapSection),
)

/** The sections that React hydrates only when the visitor comes near them. `HomePage` renders them. */
export const lazySections = [
  HotelLocation,
  FairsTeaser,
  RestaurantTeaser,
  AboutSection,
  ServicesSection,
  ExperienceTeaser,
  JournalTeaser,
  RoomsShowcase,
  TestimonialsSection,
  ReviewsSection,
  RestaurantBanner,
  HotelMapSection,
]

const { stars, fairCentre } = hotel

/** Ids of the pictures that the page shows. */
export const pagePictureIds = () => [
  ...heroSlides.map(({ picture }) => picture),
  ...Object.values(homePictures),
  ...experienceSlides.map(({ picture }) => picture),
  ...rooms.map(({ picture }) => picture),
  ...postCardPictureIds(homePagePosts),
]

/**
 * Loads the data of the home page. Durations and dates are formatted here and not in the components: the first `Intl`
 * formatter of a page takes up to 100 ms on a phone, which would delay the hydration.
 */
export async function loadPageData(language: Language): Promise<HomePageData> {
  // The first page that a visitor opens has its data from the build and does not call this function. Dynamic imports
  // keep these modules out of that page's scripts.
  const [{ loadNextFairs }, { hotelJsonLd }, { hotelDetails }] = await Promise.all([
    import('../lib/next-fairs'),
    import('../lib/hotel-json-ld'),
    import('../hotel-details'),
  ])
  return {
    ...(await loadNextFairs(language)),
    drivingTime: formatDuration({ count: fairCentre.minutesByCar, unit: 'minute' }, language, 'short'),
    hotel: hotelJsonLd,
    season: formatDayRange(hotelDetails.pool.season, language),
  }
}

export default function HomePage() {
  const { t } = useTranslation('home')
  const { handle } = usePage()
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
      <FairsTeaser />
      <RestaurantTeaser />
      <AboutSection />
      <ServicesSection />
      <ExperienceTeaser />
      <JournalTeaser />
      <RoomsShowcase />
      <TestimonialsSection />
      <ReviewsSection />
      <RestaurantBanner />
      <HotelMapSection />
    </>
  )
}
