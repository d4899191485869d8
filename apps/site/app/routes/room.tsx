import { BackLink, PageHero, RichText, Sundial } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { roomPictures } from '../content/room-pictures'
import { lazySection } from '../first-view/lazy-section'
import { useRoom } from '../hooks/use-room'
import { hotel } from '../hotel'
import { activeLanguage } from '../i18n'
import type { loader } from '../lib/facts/room-data'
import type { PageHandle } from '../lib/page-handle'
import {
  createBreadcrumbJsonLd,
  createRoomJsonLd,
  createRoomOfferJsonLd,
} from '../lib/structured-data/json-ld'
import { BookingSection } from '../sections/booking/booking-section'
import { RoomDetails } from '../sections/rooms/room-details'
import { PageHead } from '../sections/shared/page-head'
import { PageLink } from '../sections/shared/page-link'
import { StructuredData } from '../sections/shared/structured-data'

const RoomAmenities = lazySection(
  async () => (await import('../sections/rooms/room-amenities')).RoomAmenities,
)
const RoomGallery = lazySection(async () => (await import('../sections/rooms/room-gallery')).RoomGallery)
const RoomClosingSection = lazySection(
  async () => (await import('../sections/rooms/room-closing-section')).RoomClosingSection,
)
const OtherRooms = lazySection(async () => (await import('../sections/rooms/other-rooms')).OtherRooms)

export const handle = {
  hero: 'hero-room',
  texts: ['room', 'rooms'],
  sections: [RoomAmenities, RoomGallery, RoomClosingSection, OtherRooms],
} satisfies PageHandle

/** The data of a page stay the same: Back from an open menu or picture needs no network. */
export const shouldRevalidate = () => false

export { loader } from '../lib/facts/room-data'

/** The page of a room: hero, text, facts, booking, amenities, gallery, other rooms. */
export default function RoomPage() {
  const room = useRoom()
  const { measures, water, cooling } = useLoaderData<typeof loader>()
  const { t, i18n } = useTranslation('room')
  const { t: list } = useTranslation('rooms')

  const name = list(`rooms.${room.id}.name`)
  const description = t(`pages.${room.id}.meta.description`)
  const language = activeLanguage(i18n)

  return (
    <>
      <PageHead title={t(`pages.${room.id}.meta.title`, { name: hotel.name })} description={description} />
      <PageHero
        id={handle.hero}
        picture={{ ...roomPictures[room.id], alt: '' }}
        marker={<Sundial hour={room.hour} />}
        kicker={list(`sun.${room.otherSide ? 'both' : room.side}`)}
        back={
          <BackLink asChild>
            <PageLink to="/rooms">{t('back')}</PageLink>
          </BackLink>
        }
        title={<RichText>{t(`pages.${room.id}.title`)}</RichText>}
        text={`${list(`rooms.${room.id}.kind`)}. ${list(`rooms.${room.id}.short`)}`}
      />
      <RoomDetails
        room={room}
        measures={measures}
        paragraphs={t(`pages.${room.id}.long`, { returnObjects: true })}
      />
      <BookingSection scheme="night" room={{ ...room, name }} />
      <RoomAmenities />
      <RoomGallery />
      <RoomClosingSection />
      <OtherRooms />
      <StructuredData
        data={
          import.meta.env.SSR
            ? createRoomJsonLd({
                room,
                name,
                description,
                amenities: room.amenities.map((key) => t(`amenities.${key}`, { water, cooling })),
                picture: roomPictures[room.id].src,
                language,
              })
            : undefined
        }
      />
      <StructuredData data={import.meta.env.SSR ? createRoomOfferJsonLd(room, language) : undefined} />
      <StructuredData
        data={
          import.meta.env.SSR
            ? createBreadcrumbJsonLd(
                [
                  { name: hotel.name, path: '/' },
                  { name: list('kicker'), path: '/rooms' },
                  { name, path: `/rooms/${room.id}` },
                ],
                language,
              )
            : undefined
        }
      />
    </>
  )
}
