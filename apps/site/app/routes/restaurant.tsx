import { PageHero, RichText, Sundial } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import diningRoom from '../../pictures/hero-restaurant.webp?upright=right&picture'
import { usePage } from '../hooks/use-page'
import { hotel } from '../hotel'
import { activeLanguage } from '../i18n'
import { formatDiningFacts } from '../lib/facts/dining-facts'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { createBreadcrumbJsonLd, createRestaurantJsonLd } from '../lib/structured-data/json-ld'
import { todayAtHotel } from '../lib/today'
import { BreakfastSection } from '../sections/restaurant/breakfast'
import { KitchenSection } from '../sections/restaurant/kitchen'
import { LoungeBarSection } from '../sections/restaurant/lounge-bar'
import { PageHead } from '../sections/shared/page-head'
import { StructuredData } from '../sections/shared/structured-data'

export const handle = { hero: 'hero-restaurant', texts: ['restaurant'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) => formatDiningFacts(languageOfPath(url.pathname))

/** The page about the restaurant, breakfast and the bar. */
export default function RestaurantPage() {
  const { t, i18n } = useTranslation('restaurant')
  const { t: common } = useTranslation()
  const { path } = usePage()
  const facts = useLoaderData<typeof loader>()
  const trail = [
    { name: common('nav.home'), path: '/' },
    { name: common('nav.restaurant'), path },
  ]
  return (
    <>
      <PageHead
        title={`${t('meta.title', { ...facts })} · ${hotel.name}`}
        description={t('meta.description', { ...facts })}
      />
      <PageHero
        id={handle.hero}
        picture={{ ...diningRoom, alt: '' }}
        marker={<Sundial hour={20} />}
        kicker={t('hero.kicker')}
        title={<RichText>{t('hero.title')}</RichText>}
        text={t('hero.text', { ...facts })}
      />
      <KitchenSection facts={facts} />
      <BreakfastSection facts={facts} />
      <LoungeBarSection facts={facts} />
      <StructuredData data={import.meta.env.SSR ? createRestaurantJsonLd(todayAtHotel()) : undefined} />
      <StructuredData
        data={import.meta.env.SSR ? createBreadcrumbJsonLd(trail, activeLanguage(i18n)) : undefined}
      />
    </>
  )
}
