import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { lift } from '../../../lib/lift'

export interface RoomCardGridProps extends ComponentProps<'ul'> {
  /**
   * `list` to choose from: the first card across the page, the others in pairs. `preview` of a few: small, up to four
   * beside each other.
   * @default 'list'
   */
  size?: 'list' | 'preview'
}

/** The rooms. */
function RoomCardGrid({ size = 'list', className, ...props }: RoomCardGridProps) {
  return <ul data-slot="ui-room-card-grid" data-size={size} {...props} className={cn(className)} />
}

export interface RoomCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A `Picture.Root`, cut to three by two; none leaves its ground. */
  picture?: ReactNode
  /** The room's name, in a `CardLink`. */
  title: ReactNode
  /** The level of the title, by the page's outline. @default 'h2' */
  heading?: 'h2' | 'h3' | 'h4'
  /** What sets it apart, in a line: how many it sleeps, its beds. */
  note?: ReactNode
  /** What a press does: the title's link already says it to readers, so this is only seen. */
  more: ReactNode
}

/** A room to choose: its picture, its name, a short text as children, and a way in. The whole card is the link. */
function RoomCardRoot({
  picture,
  title,
  heading: Title = 'h2',
  note,
  more,
  className,
  children,
  ...props
}: RoomCardProps) {
  return (
    <li data-slot="ui-room-card" {...props} className={cn('ui:group', lift, className)}>
      <div data-slot="ui-room-card-picture">{picture}</div>
      <div data-slot="ui-room-card-words" className="ui:flex ui:min-w-0 ui:flex-col ui:items-start ui:gap-1">
        <Title
          data-slot="ui-room-card-title"
          className="ui:font-display ui:text-balance ui:wrap-break-word ui:hyphens-auto"
        >
          {title}
        </Title>
        {note && (
          <p data-slot="ui-room-card-note" className="ui:font-text ui:text-label ui:text-quiet">
            {note}
          </p>
        )}
        {children && (
          <p
            data-slot="ui-room-card-text"
            className="ui:max-w-[34rem] ui:pt-2 ui:font-text ui:text-body ui:leading-normal ui:text-pretty"
          >
            {children}
          </p>
        )}
        <span
          data-slot="ui-room-card-more"
          aria-hidden="true"
          className="ui:mt-2.5 ui:border-b ui:border-current ui:pb-1 ui:font-text ui:text-label ui:font-medium ui:transition-shadow ui:duration-200 ui:group-hover:shadow-[0_1px_0_currentColor]"
        >
          {more}
        </span>
      </div>
    </li>
  )
}

export { RoomCardGrid as Grid, RoomCardRoot as Root }
