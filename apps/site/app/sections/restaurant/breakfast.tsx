import { FeatureSection, RichText, SectionTitle, Sundial, TermList, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import buffet from '../../../pictures/breakfast.webp?picture'
import { hotel } from '../../hotel'
import { PageLink } from '../shared/page-link'

/** The breakfast buffet with its hours and its formatted price. */
export function BreakfastSection({ price }: { price: string }) {
  const { t } = useTranslation('restaurant')
  return (
    <FeatureSection
      scheme="band"
      side="right"
      picture={{ ...buffet, alt: t('breakfast.picture') }}
      aria-labelledby="breakfast"
    >
      <SectionTitle id="breakfast" marker={<Sundial hour={8} />} kicker={t('breakfast.kicker')}>
        <RichText>{t('breakfast.title')}</RichText>
      </SectionTitle>
      <Text>{t('breakfast.text')}</Text>
      <TermList.Root items={t('breakfast.facts', { returnObjects: true, price, ...hotel.breakfast })} />
      <TextLink asChild>
        <PageLink to="/offers">{t('breakfast.offers')}</PageLink>
      </TextLink>
    </FeatureSection>
  )
}
