import { PageHero } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { restaurantPictures } from '../content/restaurant'
import { useFindPicture } from '../hooks/use-find-picture'
import { usePage } from '../hooks/use-page'
import { hotel } from '../hotel'
import { formatDiningFacts } from '../lib/dining-facts'
import { activeLanguage } from '../lib/i18n'
import { createBreadcrumbJsonLd, restaurantJsonLd } from '../lib/json-ld'
import type { Language } from '../lib/languages'
import { PageHead } from '../page-head'
import { BreakfastSection } from '../sections/restaurant/breakfast'
import { KitchenSection } from '../sections/restaurant/kitchen'
import { LoungeBarSection } from '../sections/restaurant/lounge-bar'
import { RichText } from '../sections/shared/rich-text'
import { StructuredData } from '../structured-data'

/** Ids of the pictures that the page shows. */
export const pagePictureIds = () => Object.values(restaurantPictures)

/** Formats the facts and dates that the page shows. */
export const loadPageData = async (language: Language) => formatDiningFacts(language)

/** The page about the restaurant, breakfast and the bar. */
export default function RestaurantPage() {
  const { t, i18n } = useTranslation('restaurant')
  const getPicture = useFindPicture()
  const { t: common } = useTranslation()
  const { handle, path } = usePage()
  const facts = useLoaderData<typeof loadPageData>()
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
        id={handle.hero ?? ''}
        picture={getPicture(restaurantPictures.hero)}
        hour={20}
        kicker={t('hero.kicker')}
        title={<RichText>{t('hero.title')}</RichText>}
        text={t('hero.text', { ...facts })}
      />
      <KitchenSection facts={facts} />
      <BreakfastSection price={facts.breakfastPrice} />
      <LoungeBarSection facts={facts} />
      <StructuredData data={import.meta.env.SSR ? restaurantJsonLd : undefined} />
      <StructuredData
        data={import.meta.env.SSR ? createBreadcrumbJsonLd(trail, activeLanguage(i18n)) : undefined}
      />
    </>
  )
}
