import {
  DataTable,
  RichText,
  Section,
  SectionHeader,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TextLink,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { RoomId } from '../../content/room-id'
import { rooms } from '../../content/rooms'
import { useDescribeRoom } from '../../hooks/use-describe-room'
import type { RoomMeasures } from '../../lib/facts/room-measures'
import { PageLink } from '../shared/page-link'

/** Keys of the table's columns except the first, which has the names of the rooms. */
const columns = ['price', 'usual', 'fair', 'area', 'beds', 'bathroom', 'floor', 'sun', 'extra'] as const

/** A table that compares all rooms, a text about what the prices include, and a link to the policies. */
export function RoomTable({ measures }: { measures: Record<RoomId, RoomMeasures> }) {
  const { t } = useTranslation('rooms')
  const describe = useDescribeRoom()
  return (
    <Section scheme="quiet" space="compact" aria-labelledby="compare">
      <SectionHeader>
        <SectionTitle id="compare" marker={<Sundial hour={12} />} kicker={t('compare.kicker')}>
          <RichText>{t('compare.title')}</RichText>
        </SectionTitle>
      </SectionHeader>
      <Stack gap="wide">
        <DataTable
          aria-labelledby="compare"
          columns={[
            { key: 'name', header: t('compare.name') },
            ...columns.map((key) => ({
              key,
              header: t(`facts.${key}`, measures.suite.season),
              ...((key === 'beds' || key === 'sun') && { width: 'narrow' as const }),
            })),
          ]}
          rows={rooms.map((room) => {
            const { mattresses, ...facts } = describe(room, measures[room.id])
            return {
              ...facts,
              // The dot stays beside the name when the line breaks.
              name: `${t(`rooms.${room.id}.name`)}\u00a0· ${t(`rooms.${room.id}.kind`)}`,
              beds: `${t(`beds.${room.beds}`)} (${mattresses})`,
            }
          })}
          none=""
        />
        <Text>
          {t('compare.prices', measures.suite.extras)}{' '}
          {t('compare.single', { singleUse: measures['classica-doppia'].singleUse })}
        </Text>
        <TextLink asChild>
          <PageLink to="/faq#policies">{t('policies')}</PageLink>
        </TextLink>
      </Stack>
    </Section>
  )
}
