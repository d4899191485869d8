import { Button, FeatureSection, RichText, SectionTitle, Sundial, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import table from '../../../pictures/restaurant-table.webp?picture'
import { hotel } from '../../hotel'
import type { loader } from '../../lib/facts/home-data'
import { PageLink } from '../shared/page-link'

/** The hotel's restaurant, and a link to its page. */
export function RestaurantTeaser() {
  const { t } = useTranslation('home')
  const { bigoli } = useLoaderData<typeof loader>()
  return (
    <FeatureSection picture={{ ...table, alt: t('restaurant.picture') }} aria-labelledby="restaurant">
      <SectionTitle id="restaurant" marker={<Sundial hour={20} />} kicker={hotel.restaurant.name}>
        <RichText>{t('restaurant.title')}</RichText>
      </SectionTitle>
      <Text>{t('restaurant.text', { bigoli })}</Text>
      <Button asChild variant="outline">
        <PageLink to="/restaurant">{t('restaurant.action')}</PageLink>
      </Button>
    </FeatureSection>
  )
}
