import { Button, RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PostId } from '../content/post-id'
import { findPost } from '../content/posts'
import { usePage } from '../hooks/use-page'
import { formatCityGuideFacts } from '../lib/facts/city-guide-facts'
import { languageOfPath } from '../lib/languages/paths'
import {
  PostBackLink,
  PostInsiderTip,
  PostIntro,
  PostPageHead,
  PostPicture,
  PostText,
} from '../sections/journal/post'
import { PostChapters } from '../sections/journal/post-chapters'
import { PostMiniGallery } from '../sections/journal/post-mini-gallery'
import { ExternalLink } from '../sections/shared/external-link'

/** Formats the facts and dates that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) =>
  formatCityGuideFacts(languageOfPath(url.pathname))

/** The page of a post. Quote, tip, gallery, card and link are optional. */
export default function PostPage() {
  const { path } = usePage()
  const id = path.slice('/vicenza/'.length) as PostId
  const values = useLoaderData<typeof loader>()
  const shared = useTranslation('post').t
  const namespace = `post-${id}` as const
  // The translation file of each post that this route shows has at least the keys of `post-hills`, so its type fits.
  // `translate` reads the keys that only some of them have.
  const { t, i18n } = useTranslation(namespace as 'post-hills')
  const post = findPost(id)
  if (!post) throw new Error(`site: there is no post "${id}" in content/posts.ts, but a page for it`)

  const translate = (key: string) =>
    i18n.exists(`${namespace}:${key}`) ? t(key as 'lede', { ...values }) : undefined

  return (
    <>
      <PostPageHead
        documentTitle={t('meta.title', { ...values })}
        title={t('title')}
        description={t('meta.description', { ...values })}
      />
      <PostIntro
        hour={post.hour}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lede={t('lede', { ...values })}
        picture={<PostPicture picture={post.heroPicture ?? post.picture} alt={t('picture')} />}
      />
      <PostText
        hour={post.hour}
        quote={post.pullQuoteKey && t(post.pullQuoteKey)}
        paragraphs={t('paragraphs', { returnObjects: true, ...values })}
      >
        {post.externalLink && (
          <Button asChild variant="outline">
            <ExternalLink href={post.externalLink.href}>{shared(post.externalLink.labelKey)}</ExternalLink>
          </Button>
        )}
      </PostText>
      {post.chapters && (
        <PostChapters
          chapters={post.chapters.map(({ heading, paragraphs }) => ({
            heading: translate(heading),
            paragraphs: paragraphs.flatMap((key) => translate(key) ?? []),
          }))}
        />
      )}
      {post.miniGallery && (
        <PostMiniGallery
          pictures={post.miniGallery.map(({ kind, altKey, ...picture }) => ({
            ...picture,
            alt: shared(altKey),
          }))}
        />
      )}
      {post.insiderTip && (
        <PostInsiderTip title={t(post.insiderTip.titleKey)} text={t(post.insiderTip.textKey)} />
      )}
      <PostBackLink />
    </>
  )
}
