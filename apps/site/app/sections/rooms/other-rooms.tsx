import { Heading, ScrollReveal, Section, SectionHeader } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { rooms } from '../../content/rooms'
import { useRoom } from '../../hooks/use-room'
import type { loader } from '../../lib/facts/room-data'
import { RoomCards } from './room-cards'

/**
 * Cards of all rooms except the one that the page shows. The cards slide into view on scroll, except on touch devices,
 * and are not printed.
 */
export function OtherRooms() {
  const { t } = useTranslation('room')
  const { id: present } = useRoom()
  const { prices } = useLoaderData<typeof loader>()
  return (
    <Section scheme="quiet" aria-labelledby="others" className="ui-screen-only">
      <ScrollReveal touch="still">
        <SectionHeader>
          <Heading id="others">{t('others')}</Heading>
        </SectionHeader>
        <RoomCards
          rooms={rooms.filter(({ id }) => id !== present)}
          prices={prices}
          size="preview"
          heading="h3"
        />
      </ScrollReveal>
    </Section>
  )
}
