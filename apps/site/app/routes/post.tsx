import { Button } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { findPost, headPictures } from '../content/posts'
import { usePage } from '../hooks/use-page'
import { cityValues } from '../lib/city-values'
import type { Language } from '../lib/languages'
import { PageHead } from '../page-head'
import { ContentCard } from '../sections/journal/content-card'
import { MiniGallery } from '../sections/journal/mini-gallery'
import { PostEnd, PostHead, PostPicture, PostText, PostTip } from '../sections/journal/post'
import { ExternalLink } from '../sections/shared/external-link'
import { RichText } from '../sections/shared/rich-text'

export const pictures = headPictures

export const load = async (language: Language) => cityValues(language)

/** A post of the ordinary kind: what it does not have is left out. */
export function Component() {
  const { handle } = usePage()
  const values = useLoaderData<typeof load>()
  const shared = useTranslation('post').t
  const words = `post-${handle.id}`
  // Every ordinary article's words have the shape of this one.
  const { t, i18n } = useTranslation(words as 'post-hills')
  const post = findPost(handle.id)
  if (!post) throw new Error(`site: there is no post "${handle.id}" in content/posts.ts, but a page for it`)

  const wordsAt = (key: string) =>
    i18n.exists(`${words}:${key}`) ? t(key as 'lede', { ...values }) : undefined

  return (
    <>
      <PageHead title={t('meta.title', { ...values })} description={t('meta.description', { ...values })} />
      <PostHead
        hour={post.hour}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lede={t('lede', { ...values })}
        picture={<PostPicture image={post.heroImage ?? post.image} alt={t('picture')} />}
      />
      <PostText
        hour={post.hour}
        quote={post.pullQuoteKey && t(post.pullQuoteKey)}
        paragraphs={t('paragraphs', { returnObjects: true, ...values })}
      >
        {post.outside && (
          <Button asChild variant="outline">
            <ExternalLink href={post.outside.href}>{shared(post.outside.labelKey)}</ExternalLink>
          </Button>
        )}
      </PostText>
      {post.card && (
        <ContentCard
          blocks={post.card.map(({ heading, paragraphs }) => ({
            heading: wordsAt(heading),
            paragraphs: paragraphs.flatMap((key) => wordsAt(key) ?? []),
          }))}
        />
      )}
      {post.miniGallery && (
        <MiniGallery
          images={post.miniGallery.map(({ kind, altKey, ...picture }) => ({
            ...picture,
            alt: shared(altKey),
          }))}
        />
      )}
      {post.insiderTip && <PostTip title={t(post.insiderTip.titleKey)} text={t(post.insiderTip.textKey)} />}
      <PostEnd />
    </>
  )
}
