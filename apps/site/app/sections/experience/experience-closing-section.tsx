import { Button, Heading, RichText, Section, Stack } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { BookingNotes } from '../booking/booking-notes'
import { BookingLink } from '../shared/external-link'

/** The last section of the experience page: a link to the booking engine, and what to know before. */
export function ExperienceClosingSection() {
  const { t } = useTranslation('experience')
  return (
    <Section scheme="dark" space="compact" aria-labelledby="end">
      <Stack>
        <Heading id="end">
          <RichText>{t('end.title')}</RichText>
        </Heading>
        <Button asChild>
          <BookingLink>{t('end.action')}</BookingLink>
        </Button>
        <BookingNotes />
      </Stack>
    </Section>
  )
}
