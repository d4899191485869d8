import { Text, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { lazySection } from '../first-view/lazy-section'
import { hotel } from '../hotel'
import { activeLanguage } from '../i18n'
import type { loader } from '../lib/facts/home-data'
import { spellNumber } from '../lib/formats/number-words'
import type { PageHandle } from '../lib/page-handle'
import { BookingSection } from '../sections/booking/booking-section'
import { HomeHero } from '../sections/home/home-hero'
import { PageHead } from '../sections/shared/page-head'
import { PageLink } from '../sections/shared/page-link'

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

export const handle = {
  hero: 'hero-home',
  texts: ['home', 'rooms', 'journal'],
  sections: [
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
  ],
} satisfies PageHandle

/** The data of a page stay the same: Back from an open menu or picture needs no network. */
export const shouldRevalidate = () => false

export { loader } from '../lib/facts/home-data'

export default function HomePage() {
  const { t, i18n } = useTranslation('home')
  const { t: list } = useTranslation('rooms')
  const { reasons } = useLoaderData<typeof loader>()
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
      <BookingSection scheme="night">
        <Text size="lead" width="full">
          {`${list('stay.text', reasons)} `}
          <TextLink asChild>
            <PageLink to="/offers">{list('stay.offer')}</PageLink>
          </TextLink>
        </Text>
        <Text size="label" width="full">
          {list('book.choice', reasons)}
        </Text>
      </BookingSection>
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
