import { FeatureSection, RichText, SectionTitle, Sundial, TermList, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import buffet from '../../../pictures/breakfast.webp?picture'
import type { DiningFacts } from '../../lib/facts/dining-facts'
import { PageLink } from '../shared/page-link'

/** The breakfast buffet with its hours and its price. */
export function BreakfastSection({ facts }: { facts: DiningFacts }) {
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
      <TermList.Root items={t('breakfast.facts', { returnObjects: true, ...facts })} />
      <TextLink asChild>
        <PageLink to="/offers">{t('breakfast.offers')}</PageLink>
      </TextLink>
    </FeatureSection>
  )
}
