import { Heading } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PostId, PostImage } from '../content/posts'
import { usePage } from '../lib/use-page'
import { OutsideLink } from './outside-link'
import { Words } from './words'
import './journal-card.css'

export interface JournalCardProps {
  /** Whose words the card carries. */
  id: PostId
  image: PostImage
  /** A page of the site; with http(s) another site. */
  link: string
}

/** A post as a picture with its title; under the pointer and the focus with what it is about. */
export function JournalCard({ id, image, link }: JournalCardProps) {
  const { t } = useTranslation('journal')
  const { to } = usePage()
  const title = t(`posts.${id}.title`)
  return (
    <li className="journal-card" data-kind={image.kind} data-focus={image.focus}>
      <img
        src={image.src}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
        className="journal-card-picture"
      />
      <div className="journal-card-words" data-scheme="night">
        <Heading as="h3" size="h3">
          {/^https?:/.test(link) ? (
            <OutsideLink href={link}>{title}</OutsideLink>
          ) : (
            <Link to={to(link)}>{title}</Link>
          )}
        </Heading>
        <div className="journal-card-more">
          <p>
            <Words>{t(`posts.${id}.excerpt`)}</Words>
          </p>
          <span aria-hidden="true">{t('read')}</span>
        </div>
      </div>
    </li>
  )
}

/** The posts' cards, unequal on wide screens: one tall and one wide among every four. */
export function JournalGrid({ posts }: { posts: readonly JournalCardProps[] }) {
  return (
    <ul className="journal-grid">
      {posts.map(({ id, image, link }) => (
        <JournalCard key={id} id={id} image={image} link={link} />
      ))}
    </ul>
  )
}
