import { FeatureSection, SectionTitle, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { restaurantPictures } from '../../content/restaurant'
import { useFindPicture } from '../../hooks/use-find-picture'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { RichText } from '../shared/rich-text'
import { TermList } from '../shared/term-list'

/** The breakfast buffet with its hours and its formatted price. */
export function BreakfastSection({ price }: { price: string }) {
  const { t } = useTranslation('restaurant')
  const getPicture = useFindPicture()
  const { localize } = usePage()
  return (
    <FeatureSection
      scheme="band"
      side="right"
      picture={{ ...getPicture(restaurantPictures.breakfast), alt: t('breakfast.picture') }}
      aria-labelledby="breakfast"
    >
      <SectionTitle id="breakfast" hour={8} kicker={t('breakfast.kicker')}>
        <RichText>{t('breakfast.title')}</RichText>
      </SectionTitle>
      <Text>{t('breakfast.text')}</Text>
      <TermList items={t('breakfast.facts', { returnObjects: true, price, ...hotel.breakfast })} />
      <TextLink asChild>
        <Link to={localize('/offers')}>{t('breakfast.offers')}</Link>
      </TextLink>
    </FeatureSection>
  )
}
