import { Button, RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PostId } from '../content/post-id'
import { findPost } from '../content/posts'
import { usePage } from '../hooks/use-page'
import { formatCityGuideFacts } from '../lib/facts/city-guide-facts'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import {
  PostEnd,
  PostInsiderTip,
  PostIntro,
  PostPageHead,
  PostPicture,
  PostText,
} from '../sections/journal/post'
import { PostChapters } from '../sections/journal/post-chapters'
import { PostMiniGallery } from '../sections/journal/post-mini-gallery'
import { ExternalLink } from '../sections/shared/external-link'

export const handle = { texts: ['posts'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) =>
  formatCityGuideFacts(languageOfPath(url.pathname))

/** The page of a post. Quote, tip, gallery, card and link are optional. */
export default function PostPage() {
  const { path } = usePage()
  const id = path.slice('/vicenza/'.length) as Exclude<PostId, 'surroundings' | 'bike-route'>
  const values = useLoaderData<typeof loader>()
  const { t, i18n } = useTranslation('posts')
  const post = findPost(id)
  if (!post) throw new Error(`site: there is no post "${id}" in content/posts.ts, but a page for it`)

  /** Translates a key that only some posts have. */
  const translate = (key: string) =>
    i18n.exists(`posts:pages.${id}.${key}`)
      ? t(`pages.${id}.${key}` as 'pages.hills.lede', { ...values })
      : undefined

  return (
    <>
      <PostPageHead
        documentTitle={t(`pages.${id}.meta.title`, { ...values })}
        title={t(`pages.${id}.title`)}
        description={t(`pages.${id}.meta.description`, { ...values })}
      />
      <PostIntro
        hour={post.hour}
        kicker={t(`pages.${id}.kicker`)}
        title={<RichText>{t(`pages.${id}.title`)}</RichText>}
        lede={t(`pages.${id}.lede`, { ...values })}
        media={<PostPicture picture={post.heroPicture ?? post.picture} alt={t(`pages.${id}.picture`)} />}
      />
      <PostText
        hour={post.hour}
        quote={post.pullQuoteKey && t(`pages.${id}.${post.pullQuoteKey}`)}
        facts={
          id === 'architecture' || id === 'hills'
            ? t(`pages.${id}.facts`, { returnObjects: true, ...values })
            : undefined
        }
        paragraphs={t(`pages.${id}.paragraphs`, { returnObjects: true, ...values })}
      >
        {post.externalLink && (
          <Button asChild variant="outline">
            <ExternalLink href={post.externalLink.href} aria-label={t(post.externalLink.labelKey)}>
              {t(post.externalLink.textKey)}
            </ExternalLink>
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
            alt: t(altKey),
          }))}
        />
      )}
      {post.insiderTip && (
        <PostInsiderTip
          title={t(`pages.${id}.${post.insiderTip.titleKey}`)}
          text={t(`pages.${id}.${post.insiderTip.textKey}`)}
        />
      )}
      <PostEnd stay={t(`pages.${id}.stay`)} />
    </>
  )
}
