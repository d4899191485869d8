import { Button, FactList, Section, Stack, Text, TextLink, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { Room } from '../../content/rooms'
import type { RoomMeasures } from '../../lib/facts/room-measures'
import { BookingLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'
import { RoomFacts } from './room-facts'

interface RoomDetailsProps {
  room: Room
  measures: RoomMeasures
  /** Paragraphs of the room's long text. */
  paragraphs: readonly string[]
}

/** Text and facts of a room, and a link to the policies. */
export function RoomDetails({ room, measures, paragraphs }: RoomDetailsProps) {
  const { t } = useTranslation('room')
  const { t: list } = useTranslation('rooms')
  return (
    <Section space="compact">
      <TwoColumns ratio="7:5" align="start">
        <Stack>
          {paragraphs.map((paragraph, index) => (
            <Text key={paragraph} size={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </Text>
          ))}
          <Button asChild>
            <BookingLink>{t('check')}</BookingLink>
          </Button>
        </Stack>
        <Stack gap="wide">
          <FactList.Root values="text">
            <FactList.Item value={room.sleeps}>{t('sleeps')}</FactList.Item>
            <FactList.Item value={list(`beds.${room.beds}`)}>{t('beds')}</FactList.Item>
          </FactList.Root>
          <RoomFacts room={room} measures={measures} />
          <Text size="label" tone="quiet">
            {list('compare.prices', measures.extras)}
            {measures.singleUse && ` ${list('compare.single', { singleUse: measures.singleUse })}`}
          </Text>
          <TextLink asChild>
            <PageLink to="/faq#policies">{list('policies')}</PageLink>
          </TextLink>
        </Stack>
      </TwoColumns>
    </Section>
  )
}
