import { Button, Heading, Section, Stack, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { BookingLink } from '../shared/outside-link'
import { Words } from '../shared/words'

/** How the experience page ends: with the way to a room. */
export function ExperienceEnd() {
  const { t } = useTranslation('experience')
  return (
    <Section scheme="dark" space="compact" aria-labelledby="end">
      <Stack>
        <Heading id="end">
          <Words>{t('end.title')}</Words>
        </Heading>
        <Text>{t('end.text')}</Text>
        <Button asChild>
          <BookingLink>{t('end.action')}</BookingLink>
        </Button>
      </Stack>
    </Section>
  )
}
