import { Heading, Kicker, Reveal, Section, SectionHeader } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { RoomId } from '../../content/room-id'
import { rooms } from '../../content/rooms'
import { RichText } from '../shared/rich-text'
import { RoomCards } from './room-cards'

/** The rooms besides the one that is shown. They rise into view, but not on touch devices. */
export function OtherRooms({ besides }: { besides: RoomId }) {
  const { t } = useTranslation('room')
  return (
    <Section scheme="quiet" aria-labelledby="others">
      <Reveal touch="still">
        <SectionHeader>
          <Kicker hour={22}>{t('others.kicker')}</Kicker>
          <Heading id="others">
            <RichText>{t('others.title')}</RichText>
          </Heading>
        </SectionHeader>
        <RoomCards rooms={rooms.filter(({ id }) => id !== besides)} size="preview" heading="h3" />
      </Reveal>
    </Section>
  )
}
