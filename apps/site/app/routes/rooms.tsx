import { PageTitle, RichText, Section, Sundial, Text, TwoColumns, VisuallyHidden } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { RoomId } from '../content/room-id'
import { roomCount, rooms } from '../content/rooms'
import { hotel } from '../hotel'
import { activeLanguage } from '../i18n'
import { formatReasons } from '../lib/facts/offer-prices'
import { formatRoomMeasures, formatRoomPrices, type RoomMeasures } from '../lib/facts/room-measures'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { createBreadcrumbJsonLd } from '../lib/structured-data/json-ld'
import { BookingSection } from '../sections/booking/booking-section'
import { LongerStayLinks } from '../sections/rooms/longer-stay-links'
import { RoomCards } from '../sections/rooms/room-cards'
import { RoomTable } from '../sections/rooms/room-table'
import { PageHead } from '../sections/shared/page-head'
import { StructuredData } from '../sections/shared/structured-data'

export const handle = { texts: ['rooms'] } satisfies PageHandle

/** Formats the measures and prices of every room, and the facts of the offers. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const measures = rooms.map((room) => [room.id, formatRoomMeasures(room, language)])
  return {
    measures: Object.fromEntries(measures) as Record<RoomId, RoomMeasures>,
    prices: formatRoomPrices(language),
    reasons: formatReasons(language),
  }
}

/** The page with all rooms, a table that compares them, and a link to the offers for longer stays. */
export default function RoomsPage() {
  const { measures, prices, reasons } = useLoaderData<typeof loader>()
  const { t, i18n } = useTranslation('rooms')
  return (
    <>
      <PageHead title={t('meta.title', { name: hotel.name })} description={t('meta.description')} />
      <Section scheme="quiet" space="compact" aria-labelledby="rooms">
        <PageTitle marker={<Sundial hour={22} />} kicker={t('kicker')} id="rooms">
          <RichText>{t('title')}</RichText>
        </PageTitle>
        <TwoColumns ratio="7:5" align="start">
          <Text size="lead">{t('lede')}</Text>
          <Text>{t('text', { rooms: roomCount })}</Text>
        </TwoColumns>
      </Section>
      <BookingSection scheme="band">
        <Text size="label" width="full">
          {t('book.choice', reasons)}
        </Text>
      </BookingSection>
      <Section space="compact" aria-labelledby="list">
        <VisuallyHidden asChild>
          <h2 id="list">{t('list')}</h2>
        </VisuallyHidden>
        <RoomCards rooms={rooms} prices={prices} size="list" heading="h3" />
      </Section>
      <RoomTable measures={measures} />
      <LongerStayLinks reasons={reasons} />
      <StructuredData
        data={
          import.meta.env.SSR
            ? createBreadcrumbJsonLd(
                [
                  { name: hotel.name, path: '/' },
                  { name: t('kicker'), path: '/rooms' },
                ],
                activeLanguage(i18n),
              )
            : undefined
        }
      />
    </>
  )
}
