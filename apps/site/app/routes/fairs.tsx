import { RichText, Section, SectionHeader, SectionTitle, Sundial, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { rooms } from '../content/rooms'
import { directions } from '../directions'
import { lazySection, loadWithSections } from '../first-view/lazy-section'
import { hotel } from '../hotel'
import { hotelDetails } from '../hotel-details'
import { listUpcomingFairs } from '../lib/fairs/fair-months'
import { loadFairs } from '../lib/fairs/fairs'
import { formatMinutes, formatPrice } from '../lib/formats/format'
import { languageOfPath } from '../lib/languages/paths'
import { createFairsJsonLd } from '../lib/structured-data/json-ld'
import { FairList } from '../sections/fairs/fair-list'
import { PageHead } from '../sections/shared/page-head'
import { StructuredData } from '../sections/shared/structured-data'

const GuestRating = lazySection(async () => (await import('../sections/fairs/guest-rating')).GuestRating)

/** The data of a page stay the same: Back from an open menu or picture needs no network. */
export const shouldRevalidate = () => false

export const clientLoader = loadWithSections(GuestRating)

/** Formats the facts of the page, and loads the fairs for browsers without JavaScript. In others `FairList` loads them. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const now = new Date()
  return {
    fairs: listUpcomingFairs(await loadFairs(now), now),
    facts: {
      minutes: formatMinutes(hotel.fairCentre.minutesByCar, language),
      price: formatPrice(Math.min(...rooms.map(({ fairPrice }) => fairPrice)), language),
      taxi: formatPrice(directions.fairCentre.taxiFare, language),
    },
  }
}

export default function FairsPage() {
  const { t } = useTranslation('fairs')
  const { fairs, facts } = useLoaderData<typeof loader>()
  const values = {
    ...facts,
    name: hotel.name,
    breakfast: hotel.breakfast.opensForFairs,
    late: hotelDetails.reception.lateArrival,
  }
  return (
    <>
      <PageHead title={t('meta.title', values)} description={t('meta.description', values)} />
      <Section scheme="quiet" space="compact" aria-labelledby="fairs">
        <SectionHeader>
          <SectionTitle as="h1" size="h1" id="fairs" marker={<Sundial hour={8} />} kicker={t('kicker')}>
            <RichText>{t('title', values)}</RichText>
          </SectionTitle>
          <Text size="lead">{t('text', values)}</Text>
          <GuestRating />
        </SectionHeader>
        <FairList prerendered={fairs} />
      </Section>
      {fairs.length > 0 && (
        <StructuredData data={import.meta.env.SSR ? createFairsJsonLd(fairs) : undefined} />
      )}
    </>
  )
}
