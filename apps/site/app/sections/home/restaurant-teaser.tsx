import { Button, FeatureSection, SectionTitle, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { homePictures } from '../../content/home'
import { useFindPicture } from '../../hooks/use-find-picture'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { RichText } from '../shared/rich-text'

/** The hotel's restaurant, and a link to its page. */
export function RestaurantTeaser() {
  const { t } = useTranslation('home')
  const getPicture = useFindPicture()
  const { localize } = usePage()
  return (
    <FeatureSection
      picture={{ ...getPicture(homePictures.restaurant), alt: t('restaurant.picture') }}
      aria-labelledby="restaurant"
    >
      <SectionTitle id="restaurant" hour={20} kicker={hotel.restaurant.name}>
        <RichText>{t('restaurant.title')}</RichText>
      </SectionTitle>
      <Text>{t('restaurant.text')}</Text>
      <Button asChild variant="outline">
        <Link to={localize('/restaurant')}>{t('restaurant.action')}</Link>
      </Button>
    </FeatureSection>
  )
}
