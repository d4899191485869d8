import { JournalCard as Card, CardLink, Picture, RichText } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { PostId } from '../../content/post-id'
import type { PostPictureFiles } from '../../content/posts'
import { ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

export interface PostCardProps {
  /** The post whose texts the card shows. */
  id: PostId
  picture: PostPictureFiles
  /** Link target: a path of the site, or the URL of another site. */
  link: string
}

/** Card of a post: a picture and the title. Hover and focus show the excerpt. */
export function PostCard({ id, picture, link }: PostCardProps) {
  const { t } = useTranslation('journal')
  const { kind, ...data } = picture
  const title = t(`posts.${id}.title`)
  return (
    <Card.Root
      media={<Picture.Root {...data} alt="" sizes="(width < 40rem) 90vw, 45vw" />}
      ground={kind === 'photograph' ? 'night' : 'paper'}
      title={
        <CardLink asChild>
          {/^https?:/.test(link) ? (
            <ExternalLink href={link}>{title}</ExternalLink>
          ) : (
            <PageLink to={link}>{title}</PageLink>
          )}
        </CardLink>
      }
      excerpt={<RichText>{t(`posts.${id}.excerpt`)}</RichText>}
      more={t('read')}
    />
  )
}

/** Cards of posts in a grid. On wide screens one of every four cards is tall, and one is wide. */
export function PostCards({ posts }: { posts: readonly PostCardProps[] }) {
  return (
    <Card.Grid>
      {posts.map(({ id, picture, link }) => (
        <PostCard key={id} id={id} picture={picture} link={link} />
      ))}
    </Card.Grid>
  )
}
