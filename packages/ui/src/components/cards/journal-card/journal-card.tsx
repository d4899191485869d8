import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { lift } from '../../../lib/lift'

/** The posts' cards, unequal on wide screens: one tall and one wide among every four, the next four in a mirror. */
function JournalCardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return <ul data-slot="ui-journal-card-grid" {...props} className={cn(className)} />
}

export interface JournalCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A `Picture.Root` with `alt=""`: it fills the card. */
  picture?: ReactNode
  /** The ground below the picture: `night` under photographs, `paper` under engravings. @default 'night' */
  ground?: 'night' | 'paper'
  /** The post's title, in a `CardLink`. */
  title: ReactNode
  /** The level of the title, by the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4'
  /** What the post is about. */
  excerpt: ReactNode
  /** What a press does: the title's link already says it to readers, so this is only seen. */
  more: ReactNode
}

/**
 * A post as a picture behind its title. Under the pointer and the focus it says what it is about; where there is no
 * pointer that can hover, it always does. The shade grows with the words, so that they stay readable.
 */
function JournalCardRoot({
  picture,
  ground = 'night',
  title,
  heading: Title = 'h3',
  excerpt,
  more,
  className,
  ...props
}: JournalCardProps) {
  return (
    <li data-slot="ui-journal-card" data-ground={ground} {...props} className={cn(lift, className)}>
      <div data-slot="ui-journal-card-picture">{picture}</div>
      <div data-slot="ui-journal-card-words" data-scheme="night">
        <Title
          data-slot="ui-journal-card-title"
          className="ui:font-display ui:text-h3 ui:text-balance ui:wrap-break-word ui:hyphens-auto"
        >
          {title}
        </Title>
        <div data-slot="ui-journal-card-more">
          <p data-slot="ui-journal-card-excerpt">{excerpt}</p>
          <span data-slot="ui-journal-card-read" aria-hidden="true">
            {more}
          </span>
        </div>
      </div>
    </li>
  )
}

export { JournalCardGrid as Grid, JournalCardRoot as Root }
