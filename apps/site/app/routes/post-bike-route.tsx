import { RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { bikeItineraries, bikeItinerariesWithLogo } from '../content/itineraries'
import { bikeRouteMap, findPost } from '../content/posts'
import { formatCityGuideFacts } from '../lib/facts/city-guide-facts'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { BikeItineraries } from '../sections/journal/bike-itineraries'
import {
  PostEnd,
  PostInsiderTip,
  PostIntro,
  PostPageHead,
  PostPicture,
  PostText,
} from '../sections/journal/post'
import { PostMap } from '../sections/journal/post-map'

export const handle = { texts: ['posts'] } satisfies PageHandle

/** Formats the facts that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) =>
  formatCityGuideFacts(languageOfPath(url.pathname))

/** The post about the bike route: text, tip, map, and links to other rides. */
export default function BikeRoutePostPage() {
  const { t } = useTranslation('posts')
  const values = useLoaderData<typeof loader>()
  const post = findPost('bike-route')
  return (
    <>
      <PostPageHead
        documentTitle={t('pages.bike-route.meta.title', { ...values })}
        title={t('pages.bike-route.title')}
        description={t('pages.bike-route.meta.description')}
      />
      <PostIntro
        hour={post?.hour ?? 12}
        kicker={t('pages.bike-route.kicker')}
        title={<RichText>{t('pages.bike-route.title')}</RichText>}
        lede={t('pages.bike-route.lede')}
        media={
          <PostPicture picture={post?.heroPicture ?? bikeRouteMap} alt={t('pages.bike-route.picture')} />
        }
      />
      <PostText
        hour={post?.hour ?? 12}
        quote={t('pages.bike-route.pullQuote')}
        facts={t('pages.bike-route.facts', { returnObjects: true, ...values })}
        paragraphs={t('pages.bike-route.paragraphs', { returnObjects: true })}
      />
      <PostInsiderTip title={t('pages.bike-route.tip.title')} text={t('pages.bike-route.tip.text')} />
      <PostMap
        title={<RichText>{t('pages.bike-route.map.title')}</RichText>}
        text={t('pages.bike-route.map.text')}
        picture={bikeRouteMap}
        alt={t('pages.bike-route.map.picture')}
        label={t('pages.bike-route.map.open')}
      />
      <BikeItineraries
        title={<RichText>{t('pages.bike-route.itineraries.title')}</RichText>}
        text={t('pages.bike-route.itineraries.text')}
        intro={{ href: bikeItineraries[0].href, label: t('pages.bike-route.itineraries.intro') }}
        cards={bikeItinerariesWithLogo.map((itinerary) => ({
          ...itinerary,
          note: t(`pages.bike-route.itineraries.notes.${itinerary.id}`),
        }))}
      />
      <PostEnd stay={t('pages.bike-route.stay')} />
    </>
  )
}
