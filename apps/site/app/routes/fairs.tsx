import { Section, SectionHeader, SectionTitle, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { hotel } from '../hotel'
import { lazySection } from '../lazy-section'
import { listUpcomingFairs } from '../lib/fair-months'
import { type Fair, loadFairs } from '../lib/fairs'
import { formatFairs, formatMinutes, formatPercent, listShortMonths } from '../lib/format'
import { createFairsJsonLd } from '../lib/json-ld'
import type { Language } from '../lib/languages'
import { PageHead } from '../page-head'
import { FairList } from '../sections/fairs/fair-list'
import { RichText } from '../sections/shared/rich-text'
import { StructuredData } from '../structured-data'

// Static, because a formatter of numbers, which the badge needs, takes up to 100 ms on a phone.
const GuestRating = lazySection(
  () => import('../sections/fairs/guest-rating').then((module) => module.GuestRating),
  { isStatic: true },
)

export const lazySections = [GuestRating]

/**
 * Formats the facts and months of the page. For the pre-rendered page it also loads the fairs and formats their dates. In
 * the browser `FairList` loads the fairs itself and shows skeletons while they load.
 */
export async function loadPageData(language: Language) {
  const now = new Date()
  // The dynamic import keeps the facts out of the first load: a pre-rendered page has a file with the loader's data.
  const { rates } = (await import('../hotel-details')).hotelDetails
  const fairs: Fair[] = import.meta.env.SSR ? listUpcomingFairs((await loadFairs(now)).fairs, now) : []
  return {
    fairs,
    months: listShortMonths(language),
    formattedDates: formatFairs(fairs, language),
    facts: {
      minutes: formatMinutes(hotel.fairCentre.minutesByCar, language),
      fairFrom: formatPercent(rates.fairDays.from, language),
      fairTo: formatPercent(rates.fairDays.to, language),
    },
  }
}

export default function FairsPage() {
  const { t } = useTranslation('fairs')
  const { fairs, months, formattedDates, facts } = useLoaderData<typeof loadPageData>()
  const values = { ...facts, name: hotel.name, breakfast: hotel.breakfast.opensForFairs }
  return (
    <>
      <PageHead title={t('meta.title', values)} description={t('meta.description', values)} />
      <Section scheme="quiet" space="compact" aria-labelledby="fairs">
        <SectionHeader>
          <SectionTitle as="h1" size="h1" id="fairs" hour={8} kicker={t('kicker')}>
            <RichText>{t('title', values)}</RichText>
          </SectionTitle>
          <Text size="lead">{t('text', values)}</Text>
          <GuestRating />
          <Text size="label" tone="quiet">
            {t('reviews')}
          </Text>
        </SectionHeader>
        <FairList prerendered={fairs} months={months} formattedDates={formattedDates} />
      </Section>
      {fairs.length > 0 && (
        <StructuredData data={import.meta.env.SSR ? createFairsJsonLd(fairs) : undefined} />
      )}
    </>
  )
}
