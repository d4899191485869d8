import {
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TextLink,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { formatArrivalDays } from '../../lib/facts/offer-prices'
import { PageLink } from '../shared/page-link'

interface LongerStayLinksProps {
  /** The first and last weekday on which the stay can begin, formatted. */
  arrival: ReturnType<typeof formatArrivalDays>
}

/** Suggests a longer stay below the list of rooms, with a link to the offers. */
export function LongerStayLinks({ arrival }: LongerStayLinksProps) {
  const { t } = useTranslation('rooms')
  return (
    <Section scheme="dark" space="compact" aria-labelledby="longer">
      <ScrollReveal>
        <TwoColumns ratio="5:6" align="start">
          <Stack>
            <SectionTitle id="longer" marker={<Sundial hour={17} />} kicker={t('stay.kicker')}>
              <RichText>{t('stay.title')}</RichText>
            </SectionTitle>
          </Stack>
          <Stack>
            <Text size="lead">{t('stay.text', arrival)}</Text>
            <TextLink asChild>
              <PageLink to="/offers">{t('stay.offers')}</PageLink>
            </TextLink>
          </Stack>
        </TwoColumns>
      </ScrollReveal>
    </Section>
  )
}
