import { RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { findPost } from '../content/posts'
import { surroundingsMap, surroundingsPlaces } from '../content/surroundings-places'
import type { PageHandle } from '../hooks/use-page'
import { hotel } from '../hotel'
import { PostBackLink, PostIntro, PostPageHead, PostPicture } from '../sections/journal/post'
import { SurroundingsPlaceRow } from '../sections/journal/surroundings-place-row'

export const handle = { canonical: '/vicenza/surroundings' } satisfies PageHandle

/** The post about the surroundings: four places, each with a detail of the map. */
export default function SurroundingsPostPage() {
  const { t } = useTranslation('posts')
  return (
    <>
      <PostPageHead
        documentTitle={t('pages.surroundings.meta.title', { name: hotel.name })}
        title={t('pages.surroundings.title')}
        description={t('pages.surroundings.meta.description')}
      />
      <PostIntro
        hour={findPost('surroundings')?.hour ?? 12}
        kicker={t('pages.surroundings.kicker')}
        title={<RichText>{t('pages.surroundings.title')}</RichText>}
        lede={t('pages.surroundings.lede')}
        picture={<PostPicture picture={surroundingsMap} alt={t('pages.surroundings.picture')} />}
      />
      {surroundingsPlaces.map(({ id, picture, href }, index) => (
        <SurroundingsPlaceRow
          key={id}
          side={index % 2 === 0 ? 'left' : 'right'}
          title={t(`pages.surroundings.places.${id}.title`)}
          text={t(`pages.surroundings.places.${id}.text`, { returnObjects: true })}
          picture={picture && { ...picture, alt: t(`pages.surroundings.places.${id}.picture`) }}
          link={href === undefined ? undefined : { href, label: t(`pages.surroundings.places.${id}.link`) }}
        />
      ))}
      <PostBackLink />
    </>
  )
}
