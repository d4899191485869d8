import { FeatureSection, RichText, SectionTitle, Sundial, TermList, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import bar from '../../../pictures/bar-zenit.webp?picture'
import { hotel } from '../../hotel'
import type { DiningFacts } from '../../lib/facts/dining-facts'

const { name } = hotel.bar

/** The lounge bar and its hours. */
export function LoungeBarSection({ facts }: { facts: DiningFacts }) {
  const { t } = useTranslation('restaurant')
  return (
    <FeatureSection scheme="dark" picture={{ ...bar, alt: t('bar.picture') }} aria-labelledby="bar">
      <SectionTitle id="bar" marker={<Sundial hour={18} />} kicker={name}>
        <RichText>{t('bar.title')}</RichText>
      </SectionTitle>
      <Text>{t('bar.text')}</Text>
      <TermList.Root items={t('bar.facts', { returnObjects: true, ...facts })} />
    </FeatureSection>
  )
}
