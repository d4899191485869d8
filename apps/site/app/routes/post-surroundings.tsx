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
  const { t } = useTranslation('post-surroundings')
  return (
    <>
      <PostPageHead
        documentTitle={t('meta.title', { name: hotel.name })}
        title={t('title')}
        description={t('meta.description')}
      />
      <PostIntro
        hour={findPost('surroundings')?.hour ?? 12}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lede={t('lede')}
        picture={<PostPicture picture={surroundingsMap} alt={t('picture')} />}
      />
      {surroundingsPlaces.map(({ id, picture, href }, index) => (
        <SurroundingsPlaceRow
          key={id}
          side={index % 2 === 0 ? 'left' : 'right'}
          title={t(`places.${id}.title`)}
          text={t(`places.${id}.text`, { returnObjects: true })}
          picture={picture && { ...picture, alt: t(`places.${id}.picture`) }}
          link={href === undefined ? undefined : { href, label: t(`places.${id}.link`) }}
        />
      ))}
      <PostBackLink />
    </>
  )
}
