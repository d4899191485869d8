import { RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { bikeItineraries, bikeItinerariesWithLogo } from '../content/itineraries'
import { bikeRouteMap, findPost } from '../content/posts'
import { hotel } from '../hotel'
import { BikeItineraries } from '../sections/journal/bike-itineraries'
import {
  PostBackLink,
  PostInsiderTip,
  PostIntro,
  PostPageHead,
  PostPicture,
  PostText,
} from '../sections/journal/post'
import { PostMap } from '../sections/journal/post-map'

/** The post about the bike route: text, tip, map, and links to other rides. */
export default function BikeRoutePostPage() {
  const { t } = useTranslation('post-bike-route')
  const post = findPost('bike-route')
  return (
    <>
      <PostPageHead
        documentTitle={t('meta.title', { name: hotel.name })}
        title={t('title')}
        description={t('meta.description')}
      />
      <PostIntro
        hour={post?.hour ?? 12}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lede={t('lede')}
        picture={
          <PostPicture
            picture={post?.heroPicture ?? bikeRouteMap}
            fallbacks={post?.heroFallbacks}
            alt={t('picture')}
          />
        }
      />
      <PostText
        hour={post?.hour ?? 12}
        quote={t('pullQuote')}
        paragraphs={t('paragraphs', { returnObjects: true })}
      />
      <PostInsiderTip title={t('tip.title')} text={t('tip.text')} />
      <PostMap
        title={<RichText>{t('map.title')}</RichText>}
        text={t('map.text')}
        picture={bikeRouteMap}
        alt={t('map.picture')}
        label={t('map.open')}
      />
      <BikeItineraries
        title={<RichText>{t('itineraries.title')}</RichText>}
        text={t('itineraries.text')}
        intro={{ href: bikeItineraries[0].href, label: t('itineraries.intro') }}
        cards={bikeItinerariesWithLogo.map((itinerary) => ({
          ...itinerary,
          note: t(`itineraries.notes.${itinerary.id}`),
        }))}
      />
      <PostBackLink />
    </>
  )
}
