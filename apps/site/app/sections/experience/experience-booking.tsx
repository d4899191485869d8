import { Button, Heading, RichText, Section, Stack, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { BookingLink } from '../shared/external-link'

/** The last section of the experience page: a link to the booking engine. */
export function ExperienceBooking() {
  const { t } = useTranslation('experience')
  return (
    <Section scheme="dark" space="compact" aria-labelledby="end">
      <Stack>
        <Heading id="end">
          <RichText>{t('end.title')}</RichText>
        </Heading>
        <Text>{t('end.text')}</Text>
        <Button asChild>
          <BookingLink>{t('end.action')}</BookingLink>
        </Button>
      </Stack>
    </Section>
  )
}
