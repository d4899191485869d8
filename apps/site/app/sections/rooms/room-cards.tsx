import { CardLink, Picture, RoomCard } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { RoomId } from '../../content/room-id'
import { roomPictures } from '../../content/room-pictures'
import type { Room } from '../../content/rooms'
import { PageLink } from '../shared/page-link'

interface RoomCardsProps {
  rooms: readonly Room[]
  /** The lowest price of a night in each room, formatted. */
  prices: Record<RoomId, string>
  /** `list`: large cards with short texts, the first one wide. `preview`: small cards with name, kind and price. */
  size: 'list' | 'preview'
  /** Heading level of the room names. */
  heading: 'h2' | 'h3'
}

/** Cards of rooms. Each card is a link to the page of its room. */
export function RoomCards({ rooms, prices, size, heading }: RoomCardsProps) {
  const { t } = useTranslation('rooms')
  return (
    <RoomCard.Grid size={size}>
      {rooms.map(({ id }) => (
        <RoomCard.Root
          key={id}
          heading={heading}
          media={<Picture.Root {...roomPictures[id]} alt="" sizes={sizes[size]} />}
          title={
            <CardLink asChild>
              <PageLink to={`/rooms/${id}`}>{t(`rooms.${id}.name`)}</PageLink>
            </CardLink>
          }
          note={`${t(`rooms.${id}.kind`)}\u00a0· ${t('fromPrice', { price: prices[id] })}`}
          more={t('more')}
        >
          {size === 'list' && t(`rooms.${id}.short`)}
        </RoomCard.Root>
      ))}
    </RoomCard.Grid>
  )
}

/** Value of the `sizes` attribute of the pictures, by the prop `size`. */
const sizes = {
  list: '(width < 48rem) 100vw, 50vw',
  preview: '(width < 70rem) 50vw, 25vw',
}
