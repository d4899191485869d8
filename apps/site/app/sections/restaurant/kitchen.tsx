import {
  Button,
  Picture,
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  TermList,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import table from '../../../pictures/restaurant-table.webp?picture'
import { hotel } from '../../hotel'
import type { DiningFacts } from '../../lib/facts/dining-facts'
import { ExternalLink } from '../shared/external-link'

/**
 * The section about the restaurant itself, without breakfast and bar: description, hours, and a link to its own site.
 */
export function KitchenSection({ facts }: { facts: DiningFacts }) {
  const { t } = useTranslation('restaurant')
  return (
    <Section aria-labelledby="kitchen">
      <TwoColumns ratio="5:6">
        <Picture.Arch shape="tall">
          <Picture.Root {...table} alt={t('kitchen.picture')} sizes="(width < 48rem) 90vw, 40vw" />
        </Picture.Arch>
        <ScrollReveal>
          <Stack>
            <SectionTitle id="kitchen" hour={20} kicker={hotel.restaurant.name}>
              <RichText>{t('kitchen.title')}</RichText>
            </SectionTitle>
            {t('kitchen.paragraphs', { returnObjects: true, ...facts }).map((paragraph) => (
              <Text key={paragraph}>
                <RichText>{paragraph}</RichText>
              </Text>
            ))}
            <TermList.Root items={t('kitchen.hours', { returnObjects: true, ...facts })} />
            <Button asChild variant="outline">
              <ExternalLink href={hotel.restaurant.url}>{t('kitchen.action')}</ExternalLink>
            </Button>
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}
