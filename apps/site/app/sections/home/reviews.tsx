import { ReviewsCarousel } from '@meridiana/reviews-widget'
import { RichText, Section, SectionHeader, SectionTitle, Sundial, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotelServices } from '../../content/home'
import { sampleReviews } from '../../content/reviews'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { hotelJsonLd } from '../../lib/structured-data/hotel-json-ld'
import { widgetMessages } from '../../lib/widgets/widget-messages'

/**
 * A selection of the guest reviews on Google, those in the language of the page first, with the average and the number
 * of all of them. The section's structured data describes the selected reviews, the hotel and its services.
 */
export function ReviewsSection() {
  const { t, i18n } = useTranslation('home')
  const { reviewsMessages } = widgetMessages(activeLanguage(i18n))
  return (
    <Section scheme="quiet" aria-labelledby="reviews">
      <SectionHeader>
        <SectionTitle id="reviews" marker={<Sundial hour={18} />} kicker={t('reviews.kicker')}>
          <RichText>{t('reviews.title')}</RichText>
        </SectionTitle>
      </SectionHeader>
      <ReviewsCarousel
        reviews={sampleReviews}
        averageRating={hotel.reviews.average}
        totalReviewCount={hotel.reviews.count}
        profileUrl={hotel.reviews.url}
        messages={reviewsMessages}
        autoplay
        interval={3500}
        showDots
        reviewVariant="card"
        scheme="light"
        maxCharacters={260}
        nameDisplay="firstAndLastInitials"
        disableTranslation
        business={{
          ...hotelJsonLd,
          amenityFeature: hotelServices.map((id) => ({
            '@type': 'LocationFeatureSpecification',
            name: t(`services.items.${id}.title`, { bar: hotel.bar.name }),
            value: true,
          })),
        }}
      />
      <Text size="label" tone="quiet">
        {t('reviews.origin', { total: hotel.reviews.count })}
      </Text>
    </Section>
  )
}
