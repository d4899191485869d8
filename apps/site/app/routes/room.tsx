import { BackLink, PageHero } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'
import { findRoom, rooms } from '../content/rooms'
import { useFindPicture } from '../hooks/use-find-picture'
import { usePage } from '../hooks/use-page'
import { hotel } from '../hotel'
import { activeLanguage } from '../lib/i18n'
import { createBreadcrumbJsonLd, createRoomJsonLd, createRoomOfferJsonLd } from '../lib/json-ld'
import type { Language } from '../lib/languages'
import { formatRoomMeasures } from '../lib/room-measures'
import { formatStayFacts } from '../lib/stay-facts'
import { formatStayPrices } from '../lib/stay-prices'
import { PageHead } from '../page-head'
import { BookingBar } from '../sections/booking/booking-bar'
import { OtherRooms } from '../sections/rooms/other-rooms'
import { RoomAmenities } from '../sections/rooms/room-amenities'
import { RoomBooking } from '../sections/rooms/room-booking'
import { RoomDetails } from '../sections/rooms/room-details'
import { RoomGallery } from '../sections/rooms/room-gallery'
import { RichText } from '../sections/shared/rich-text'
import { StructuredData } from '../structured-data'

export const pagePictureIds = (id: string | undefined) => [
  ...(findRoom(id)?.galleryImages ?? []),
  ...rooms.map(({ image }) => image),
]

export async function loadPageData(language: Language, _: Request, id: string | undefined) {
  return {
    stay: { ...formatStayFacts(language), ...formatStayPrices(language) },
    measures: formatRoomMeasures(requireRoom(id), language),
  }
}

function requireRoom(id: string | undefined) {
  const room = findRoom(id)
  if (!room) throw new Error(`site: there is no room "${id}" in content/rooms.ts, but a page for it`)
  return room
}

/** The page of a room: hero, text, facts, amenities, gallery, booking, other rooms. */
export default function RoomPage() {
  const { handle, localize } = usePage()
  const getPicture = useFindPicture()
  const { stay, measures } = useLoaderData<typeof loadPageData>()
  const room = requireRoom(handle.id)
  // The translation files of all rooms have the same keys, so the type of `room-suite` fits each of them.
  const { t, i18n } = useTranslation(`room-${room.id}` as 'room-suite')
  const { t: shared } = useTranslation('room')
  const { t: list } = useTranslation('rooms')

  const name = list(`rooms.${room.id}.name`)
  const description = t('meta.description')
  const language = activeLanguage(i18n)
  const nights = shared('stay.nights', { count: hotel.stay.nightsCharged })

  return (
    <>
      <PageHead title={t('meta.title', { name: hotel.name })} description={description} />
      <PageHero
        id={handle.hero ?? ''}
        picture={getPicture(room.image)}
        alt={list(`pictures.${room.image}`)}
        hour={room.hour}
        kicker={t('kicker')}
        back={
          <BackLink asChild>
            <Link to={localize('/rooms')}>{shared('back')}</Link>
          </BackLink>
        }
        title={<RichText>{t('title')}</RichText>}
        text={list(`rooms.${room.id}.short`)}
      />
      <BookingBar scheme="night" maxGuests={room.sleeps} />
      <RoomDetails
        room={room}
        measures={measures}
        paragraphs={t('long', { returnObjects: true })}
        terms={shared('stay.items', { returnObjects: true, ...stay, nights })}
      />
      <RoomAmenities amenities={room.amenities} />
      <RoomGallery room={room} name={name} />
      <RoomBooking />
      <OtherRooms except={room.id} />
      <StructuredData
        data={createRoomJsonLd({
          room,
          name,
          description,
          amenities: room.amenities.map((key) => shared(`amenities.${key}`)),
          picture: getPicture(room.image).src,
          language,
        })}
      />
      <StructuredData data={createRoomOfferJsonLd(room, language)} />
      <StructuredData
        data={createBreadcrumbJsonLd(
          [
            { name: hotel.name, path: '/' },
            { name: list('kicker'), path: '/rooms' },
            { name, path: `/rooms/${room.id}` },
          ],
          language,
        )}
      />
    </>
  )
}
