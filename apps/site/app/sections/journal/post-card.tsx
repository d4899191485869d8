import { JournalCard as Card, CardLink, Picture } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PostId, PostPictureData } from '../../content/posts'
import { useFindPostPicture } from '../../hooks/use-find-post-picture'
import { usePage } from '../../hooks/use-page'
import { ExternalLink } from '../shared/external-link'
import { RichText } from '../shared/rich-text'

export interface PostCardProps {
  /** The post whose texts the card shows. */
  id: PostId
  picture: PostPictureData
  /** Link target: a path of the site, or the URL of another site. */
  link: string
}

/** Card of a post: a picture and the title. Hover and focus show the excerpt. */
export function PostCard({ id, picture, link }: PostCardProps) {
  const { t } = useTranslation('journal')
  const { localize } = usePage()
  const getPostPicture = useFindPostPicture()
  const title = t(`posts.${id}.title`)
  return (
    <Card.Root
      picture={<Picture.Root {...getPostPicture(picture)} alt="" sizes="(width < 40rem) 90vw, 45vw" />}
      ground={picture.kind === 'photograph' ? 'night' : 'paper'}
      title={
        <CardLink asChild>
          {/^https?:/.test(link) ? (
            <ExternalLink href={link}>{title}</ExternalLink>
          ) : (
            <Link to={localize(link)}>{title}</Link>
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
