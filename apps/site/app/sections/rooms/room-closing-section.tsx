import { Button, Heading, RichText, ScrollReveal, Section, Stack, TextLink, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { useRoom } from '../../hooks/use-room'
import type { loader } from '../../lib/facts/room-data'
import { EnquiryButton } from '../booking/enquiry-button'
import { BookingLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

/** The last section of a room page: two ways to book it, and a link to the offers. */
export function RoomClosingSection() {
  const { t } = useTranslation('room')
  const { t: list } = useTranslation('rooms')
  const room = useRoom()
  const { arrival } = useLoaderData<typeof loader>()
  return (
    <Section scheme="dark" space="compact" aria-labelledby="book">
      <ScrollReveal>
        <TwoColumns ratio="5:6" align="start">
          <Heading id="book">
            <RichText>{t('book.title')}</RichText>
          </Heading>
          <Stack>
            <Button asChild>
              <BookingLink>{t('book.action')}</BookingLink>
            </Button>
            <EnquiryButton room={{ ...room, name: list(`rooms.${room.id}.name`) }} />
            <TextLink asChild>
              <PageLink to="/offers">{t('book.offers', arrival)}</PageLink>
            </TextLink>
          </Stack>
        </TwoColumns>
      </ScrollReveal>
    </Section>
  )
}
