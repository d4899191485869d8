import {
  Button,
  Picture,
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  TermList,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import table from '../../../pictures/restaurant-table.webp?picture'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import type { DiningFacts } from '../../lib/facts/dining-facts'
import { ContactText } from '../shared/contact-text'
import { ExternalLink } from '../shared/external-link'

const { guide } = hotelDetails.restaurant

/**
 * The section about the restaurant itself, without breakfast and bar: description, guide, hours, and a link to its own
 * site.
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
            <SectionTitle id="kitchen" marker={<Sundial hour={20} />} kicker={hotel.restaurant.name}>
              <RichText>{t('kitchen.title')}</RichText>
            </SectionTitle>
            <Text>
              <RichText>{t('kitchen.text', { ...facts })}</RichText>
            </Text>
            <TermList.Root
              items={[
                {
                  term: t('kitchen.forks'),
                  text: <ExternalLink href={guide.url}>{guide.name}</ExternalLink>,
                },
                ...t('kitchen.hours', { returnObjects: true, ...facts }).map(({ term, text }) => ({
                  term,
                  text: <ContactText>{text}</ContactText>,
                })),
              ]}
            />
            <Button asChild variant="outline">
              <ExternalLink href={hotel.restaurant.url}>{t('kitchen.action')}</ExternalLink>
            </Button>
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}
