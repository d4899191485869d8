import { Button, ScrollReveal, Section, SectionTitle, Stack, Text, TextLink, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from '../../hooks/use-page'
import { BookingLink } from '../shared/external-link'
import { RichText } from '../shared/rich-text'

/** Suggests a longer stay below the list of rooms: links to the offers and the booking engine. */
export function LongerStayLinks() {
  const { t } = useTranslation('rooms')
  const { localize } = usePage()
  return (
    <Section scheme="dark" space="compact" aria-labelledby="longer">
      <ScrollReveal>
        <TwoColumns ratio="5:6" align="start">
          <Stack>
            <SectionTitle id="longer" hour={17} kicker={t('stay.kicker')}>
              <RichText>{t('stay.title')}</RichText>
            </SectionTitle>
          </Stack>
          <Stack>
            <Text size="lead">{t('stay.text')}</Text>
            <Button asChild>
              <BookingLink>{t('check')}</BookingLink>
            </Button>
            <TextLink asChild>
              <Link to={localize('/offers')}>{t('stay.offers')}</Link>
            </TextLink>
          </Stack>
        </TwoColumns>
      </ScrollReveal>
    </Section>
  )
}
