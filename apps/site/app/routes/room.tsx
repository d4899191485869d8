import { BackLink, PageHero } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'
import { findRoom, requireRoom, rooms } from '../content/rooms'
import { useFindPicture } from '../hooks/use-find-picture'
import { usePage } from '../hooks/use-page'
import { useRoom } from '../hooks/use-room'
import { hotel } from '../hotel'
import { lazySection } from '../lazy-section'
import { formatFaqAndRoomFacts } from '../lib/faq-and-room-facts'
import { activeLanguage } from '../lib/i18n'
import { createBreadcrumbJsonLd, createRoomJsonLd, createRoomOfferJsonLd } from '../lib/json-ld'
import type { Language } from '../lib/languages'
import { formatRoomMeasures } from '../lib/room-measures'
import { formatStayTerms } from '../lib/stay-terms'
import { PageHead } from '../page-head'
import { BookingBar } from '../sections/booking/booking-bar'
import { RoomDetails } from '../sections/rooms/room-details'
import { RichText } from '../sections/shared/rich-text'
import { StructuredData } from '../structured-data'

const RoomAmenities = lazySection(() =>
  import('../sections/rooms/room-amenities').then((module) => module.RoomAmenities),
)
const RoomGallery = lazySection(() =>
  import('../sections/rooms/room-gallery').then((module) => module.RoomGallery),
)
const RoomBooking = lazySection(() =>
  import('../sections/rooms/room-booking').then((module) => module.RoomBooking),
)
const OtherRooms = lazySection(() =>
  import('../sections/rooms/other-rooms').then((module) => module.OtherRooms),
)

/** The sections below the text and the facts, which React hydrates only when the visitor comes near them. */
export const lazySections = [RoomAmenities, RoomGallery, RoomBooking, OtherRooms]

/** Ids of the pictures that the page shows. */
export const pagePictureIds = (id: string | undefined) => [
  ...(findRoom(id)?.galleryPictures ?? []),
  ...rooms.map(({ picture }) => picture),
]

/** Formats the facts and dates that the page shows. */
export async function loadPageData(language: Language, _: Request, id: string | undefined) {
  return {
    stay: { ...formatFaqAndRoomFacts(language), ...formatStayTerms(language) },
    measures: formatRoomMeasures(requireRoom(id), language),
  }
}

/** The page of a room: hero, text, facts, amenities, gallery, booking, other rooms. */
export default function RoomPage() {
  const { handle, localize } = usePage()
  const room = useRoom()
  const getPicture = useFindPicture()
  const { stay, measures } = useLoaderData<typeof loadPageData>()
  // The translation files of all rooms have the same keys, so the type of `room-suite` fits each of them.
  const { t, i18n } = useTranslation(`room-${room.id}` as 'room-suite')
  const { t: shared } = useTranslation('room')
  const { t: list } = useTranslation('rooms')

  const name = list(`rooms.${room.id}.name`)
  const description = t('meta.description')
  const language = activeLanguage(i18n)
  const firstNights = shared('stay.firstNights', { count: hotel.stay.nightsCharged })

  return (
    <>
      <PageHead title={t('meta.title', { name: hotel.name })} description={description} />
      <PageHero
        id={handle.hero ?? ''}
        picture={getPicture(room.picture)}
        alt={list(`pictures.${room.picture}`)}
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
        terms={shared('stay.items', { returnObjects: true, ...stay, firstNights })}
      />
      <RoomAmenities />
      <RoomGallery />
      <RoomBooking />
      <OtherRooms />
      <StructuredData
        data={
          import.meta.env.SSR
            ? createRoomJsonLd({
                room,
                name,
                description,
                amenities: room.amenities.map((key) => shared(`amenities.${key}`)),
                picture: getPicture(room.picture).src,
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
