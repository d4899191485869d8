import { RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { findPost } from '../content/posts'
import { surroundingsMap, surroundingsPlaces } from '../content/surroundings-places'
import { formatCityGuideFacts } from '../lib/facts/city-guide-facts'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { PostEnd, PostIntro, PostPageHead, PostPicture } from '../sections/journal/post'
import { SurroundingsPlaceRow } from '../sections/journal/surroundings-place-row'

export const handle = { canonical: '/vicenza/surroundings', texts: ['posts'] } satisfies PageHandle

/** Formats the facts that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) =>
  formatCityGuideFacts(languageOfPath(url.pathname))

/** The post about the surroundings: four places, each with a detail of the map. */
export default function SurroundingsPostPage() {
  const { t } = useTranslation('posts')
  const values = useLoaderData<typeof loader>()
  return (
    <>
      <PostPageHead
        documentTitle={t('pages.surroundings.meta.title', { ...values })}
        title={t('pages.surroundings.title')}
        description={t('pages.surroundings.meta.description')}
      />
      <PostIntro
        hour={findPost('surroundings')?.hour ?? 12}
        kicker={t('pages.surroundings.kicker')}
        title={<RichText>{t('pages.surroundings.title')}</RichText>}
        lede={t('pages.surroundings.lede')}
        media={<PostPicture picture={surroundingsMap} alt={t('pages.surroundings.picture')} />}
      />
      {surroundingsPlaces.map(({ id, picture, href }, index) => (
        <SurroundingsPlaceRow
          key={id}
          side={index % 2 === 0 ? 'left' : 'right'}
          title={t(`pages.surroundings.places.${id}.title`)}
          text={t(`pages.surroundings.places.${id}.text`, { returnObjects: true, ...values })}
          picture={picture && { ...picture, alt: t(`pages.surroundings.places.${id}.picture`) }}
          link={href === undefined ? undefined : { href, label: t(`pages.surroundings.places.${id}.link`) }}
        />
      ))}
      <PostEnd stay={t('pages.surroundings.stay')} />
    </>
  )
}
