import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../lib/cn'

/** The rooms, two beside each other where there is room. */
function RoomCardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="room-card-grid"
      {...props}
      className={cn(
        'ui:grid ui:gap-x-[clamp(1.5rem,4vw,4rem)] ui:gap-y-[clamp(2.5rem,5vw,5rem)] ui:md:grid-cols-2',
        className,
      )}
    />
  )
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

/** A room to choose: its picture, its name, and a way in. The whole card is the link. */
function RoomCardRoot({
  picture,
  title,
  heading: Title = 'h2',
  note,
  more,
  className,
  ...props
}: RoomCardProps) {
  return (
    <li data-slot="room-card" {...props} className={cn('ui:group ui:flex ui:flex-col ui:gap-5', className)}>
      <div data-slot="room-card-picture" className="ui:aspect-3/2 ui:overflow-hidden ui:bg-line">
        {picture}
      </div>
      <div
        data-slot="room-card-words"
        className="ui:flex ui:flex-wrap ui:items-baseline ui:justify-between ui:gap-x-6 ui:gap-y-2"
      >
        <div data-slot="room-card-name" className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1">
          <Title
            data-slot="room-card-title"
            className="ui:font-display ui:text-h3 ui:text-balance ui:wrap-break-word ui:hyphens-auto"
          >
            {title}
          </Title>
          {note && (
            <p data-slot="room-card-note" className="ui:font-text ui:text-label ui:text-quiet">
              {note}
            </p>
          )}
        </div>
        <span
          data-slot="room-card-more"
          aria-hidden="true"
          className="ui:border-b ui:border-current ui:pb-1 ui:font-text ui:text-label ui:font-medium ui:transition-shadow ui:duration-200 ui:group-hover:shadow-[0_1px_0_currentColor]"
        >
          {more}
        </span>
      </div>
    </li>
  )
}

export const RoomCard = { Grid: RoomCardGrid, Root: RoomCardRoot }
