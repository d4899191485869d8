import { type IconName, TermList } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { Room } from '../../content/rooms'
import { useDescribeRoom } from '../../hooks/use-describe-room'
import type { RoomMeasures } from '../../lib/facts/room-measures'

/** Keys of a room's facts in reading order, with their icons. */
const facts = [
  ['price', 'price'],
  ['usual', 'price'],
  ['fair', 'price'],
  ['area', 'area'],
  ['mattresses', 'bed'],
  ['bathroom', 'bathroom'],
  ['floor', 'floor'],
  ['sun', 'sun'],
  ['extra', 'cot'],
] as const satisfies [string, IconName][]

/** The facts of a room, each with an icon: prices, area, mattresses, bathroom, floor, hours of sun, extra bed. */
export function RoomFacts({ room, measures }: { room: Room; measures: RoomMeasures }) {
  const { t } = useTranslation('rooms')
  const texts = useDescribeRoom()(room, measures)
  return (
    <TermList.Root aria-label={t('facts.title')}>
      {facts.map(([fact, icon]) => (
        <TermList.Item key={fact} term={t(`facts.${fact}`, measures.season)} icon={icon}>
          {texts[fact]}
        </TermList.Item>
      ))}
    </TermList.Root>
  )
}
