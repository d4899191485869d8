import { FeatureSection, RichText, SectionTitle, Sundial, TermList, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import bar from '../../../pictures/bar-zenit.webp?picture'
import { hotel } from '../../hotel'
import type { DiningFacts } from '../../lib/facts/dining-facts'
import { PageLink } from '../shared/page-link'

const { name } = hotel.bar

/** The lounge bar and its hours, and the rooms above it. */
export function LoungeBarSection({ facts }: { facts: DiningFacts }) {
  const { t } = useTranslation('restaurant')
  return (
    <FeatureSection scheme="dark" picture={{ ...bar, alt: t('bar.picture') }} aria-labelledby="bar">
      <SectionTitle id="bar" marker={<Sundial hour={18} />} kicker={name}>
        <RichText>{t('bar.title')}</RichText>
      </SectionTitle>
      <Text>{t('bar.text')}</Text>
      <TermList.Root items={t('bar.facts', { returnObjects: true, ...facts })} />
      <TextLink asChild>
        <PageLink to="/rooms">{t('bar.rooms', facts)}</PageLink>
      </TextLink>
    </FeatureSection>
  )
}
