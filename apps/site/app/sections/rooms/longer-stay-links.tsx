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
import type { formatReasons } from '../../lib/facts/offer-prices'
import { PageLink } from '../shared/page-link'

interface LongerStayLinksProps {
  /** When the longer stay can begin, and what it saves, formatted. */
  reasons: ReturnType<typeof formatReasons>
}

/** Suggests a longer stay below the list of rooms, with a link to the offer. */
export function LongerStayLinks({ reasons }: LongerStayLinksProps) {
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
            <Text size="lead">{t('stay.text', reasons)}</Text>
            <TextLink asChild>
              <PageLink to="/offers">{t('stay.offer')}</PageLink>
            </TextLink>
          </Stack>
        </TwoColumns>
      </ScrollReveal>
    </Section>
  )
}
