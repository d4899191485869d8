import { RichText, Section, SectionHeader, SectionTitle, Sundial, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { fairNightPrices } from '../content/rooms'
import { directions } from '../directions'
import { lazySection } from '../first-view/lazy-section'
import { hotel } from '../hotel'
import { hotelDetails } from '../hotel-details'
import { listUpcomingFairs } from '../lib/fairs/fair-months'
import { loadFairs } from '../lib/fairs/load'
import { formatPrice, formatTime, formatWeekday } from '../lib/formats/format'
import { spellNumber } from '../lib/formats/number-words'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { createFairsJsonLd } from '../lib/structured-data/json-ld'
import { todayAtHotel } from '../lib/today'
import { BookingNotes } from '../sections/booking/booking-notes'
import { FairList } from '../sections/fairs/fair-list'
import { PageHead } from '../sections/shared/page-head'
import { StructuredData } from '../sections/shared/structured-data'

const GuestRating = lazySection(async () => (await import('../sections/fairs/guest-rating')).GuestRating)

export const handle = { texts: ['fairs'], sections: [GuestRating] } satisfies PageHandle

/** The data of a page stay the same: Back from an open menu or picture needs no network. */
export const shouldRevalidate = () => false

/** Formats the facts of the page, and reads the fairs of the build. The browser loads the current ones: `FairList`. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const today = todayAtHotel()
  const list = await loadFairs(today)
  return {
    list: list.state === 'ready' ? { ...list, fairs: listUpcomingFairs(list.fairs, today) } : list,
    facts: {
      minutes: spellNumber(hotel.fairCentre.minutesByCar, language),
      single: formatPrice(fairNightPrices.from, language),
      double: formatPrice(fairNightPrices.forTwo, language),
      breakfast: formatTime(hotel.breakfast.opensForFairs, language),
      late: formatTime(hotelDetails.reception.lateArrival, language),
      plate: formatPrice(hotelDetails.kitchen.latePlate, language),
      taxi: formatPrice(directions.fairCentre.taxiFare, language),
      closedOn: formatWeekday(hotel.restaurant.dinner.closedOn, language),
    },
  }
}

export default function FairsPage() {
  const { t } = useTranslation('fairs')
  const { list, facts } = useLoaderData<typeof loader>()
  const values = { ...facts, name: hotel.name }
  return (
    <>
      <PageHead title={t('meta.title', values)} description={t('meta.description', values)} />
      <Section scheme="quiet" space="compact" aria-labelledby="fairs">
        <SectionHeader>
          <SectionTitle as="h1" size="h1" id="fairs" marker={<Sundial hour={8} />} kicker={t('kicker')}>
            <RichText>{t('title', values)}</RichText>
          </SectionTitle>
          <Text size="lead">{t('text', values)}</Text>
          <BookingNotes />
          <GuestRating />
        </SectionHeader>
        <FairList built={list} />
      </Section>
      {list.state === 'ready' && list.fairs.length > 0 && (
        <StructuredData data={import.meta.env.SSR ? createFairsJsonLd(list.fairs) : undefined} />
      )}
    </>
  )
}
