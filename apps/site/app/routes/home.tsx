import { VisuallyHidden } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { LoaderFunctionArgs } from 'react-router'
import { directions } from '../directions'
import { lazySection, loadWithSections } from '../first-view/lazy-section'
import { useHomePageData } from '../hooks/use-home-page-data'
import type { PageHandle } from '../hooks/use-page'
import { hotel } from '../hotel'
import { hotelDetails } from '../hotel-details'
import { activeLanguage } from '../i18n'
import { formatLowestSaving } from '../lib/facts/offer-prices'
import { loadNextFairs } from '../lib/fairs/next-fairs'
import { formatDayRange, formatDuration, formatMeasure } from '../lib/formats/format'
import { spellNumber } from '../lib/formats/number-words'
import { languageOfPath } from '../lib/languages/paths'
import { BookingSection } from '../sections/booking/booking-section'
import { HomeHero } from '../sections/home/home-hero'
import { PageHead } from '../sections/shared/page-head'

const HotelLocation = lazySection(async () => (await import('../sections/home/hotel-location')).HotelLocation)
const FairsTeaser = lazySection(async () => (await import('../sections/home/fairs-teaser')).FairsTeaser)
const RestaurantTeaser = lazySection(
  async () => (await import('../sections/home/restaurant-teaser')).RestaurantTeaser,
)
const AboutSection = lazySection(async () => (await import('../sections/home/about')).AboutSection)
const ServicesSection = lazySection(async () => (await import('../sections/home/services')).ServicesSection)
const ExperienceTeaser = lazySection(
  async () => (await import('../sections/home/experience-teaser')).ExperienceTeaser,
)
const JournalTeaser = lazySection(async () => (await import('../sections/home/journal-teaser')).JournalTeaser)
const RoomsShowcase = lazySection(async () => (await import('../sections/home/rooms-showcase')).RoomsShowcase)
const TestimonialsSection = lazySection(
  async () => (await import('../sections/home/testimonials')).TestimonialsSection,
)
const ReviewsSection = lazySection(async () => (await import('../sections/home/reviews')).ReviewsSection)
const RestaurantBanner = lazySection(
  async () => (await import('../sections/home/restaurant-banner')).RestaurantBanner,
)
const HotelMapSection = lazySection(async () => (await import('../sections/home/map')).HotelMapSection)

const { stars, fairCentre } = hotel

export const handle = { hero: 'hero-home' } satisfies PageHandle

export const clientLoader = loadWithSections(
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
)

/** Formats the facts and the next fairs. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  return {
    ...(await loadNextFairs(language)),
    drivingTime: formatDuration({ count: fairCentre.minutesByCar, unit: 'minute' }, language, 'short'),
    distance: formatMeasure(directions.centre.km, 'kilometer', language),
    season: formatDayRange(hotelDetails.pool.season, language),
    saving: formatLowestSaving(language),
  }
}

export default function HomePage() {
  const { t, i18n } = useTranslation('home')
  const { saving } = useHomePageData()
  return (
    <>
      <PageHead
        title={t('meta.title')}
        description={t('meta.description', {
          stars,
          minutes: spellNumber(fairCentre.minutesByCar, activeLanguage(i18n)),
        })}
      />
      <VisuallyHidden asChild>
        <h1>{t('heading')}</h1>
      </VisuallyHidden>
      <HomeHero id={handle.hero} />
      <BookingSection scheme="night" saving={saving} />
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
