import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { liftOnHoverClasses } from '../../../lib/lift-on-hover-classes'

const grid = /* @__PURE__ */ cva('ui:group/grid ui:grid ui:w-full', {
  variants: {
    size: {
      list: 'ui:grid-cols-1 ui:gap-x-[clamp(1.5rem,4vw,4rem)] ui:gap-y-[clamp(2.5rem,5vw,5rem)] ui:md:grid-cols-2',
      preview:
        'ui:grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] ui:gap-x-[clamp(1rem,2vw,2rem)] ui:gap-y-[clamp(2rem,3vw,3rem)] ui:lg:grid-cols-4',
    },
  },
})

export interface RoomCardGridProps extends ComponentProps<'ul'> {
  /**
   * The layout of the grid: `list` shows the first card at full width and the others two in a row, `preview` shows
   * small cards, up to four in a row.
   * @default 'list'
   */
  size?: 'list' | 'preview' | undefined
}

/** The grid around room cards. */
function RoomCardGrid({ size = 'list', className, ...props }: RoomCardGridProps) {
  return (
    <ul data-slot="ui-room-card-grid" data-size={size} {...props} className={cn(grid({ size }), className)} />
  )
}

const card =
  'ui:group/card ui:flex ui:flex-col ui:gap-5 ui:print:break-inside-avoid ui:group-data-[size=preview]/grid:gap-3.5 ui:md:group-data-[size=list]/grid:first:col-span-full'

/** On wide screens the first picture of a list is 2:1, because its card has the full width; the others are 3:2. */
const pictureFrame =
  'ui:aspect-3/2 ui:overflow-hidden ui:rounded-card ui:bg-line ui:md:group-data-[size=list]/grid:group-first/card:aspect-2/1'

const pictureFill =
  'ui:[&>*]:block ui:[&>*]:size-full ui:motion-safe:[&>*]:transition-[scale] ui:motion-safe:[&>*]:duration-slide ui:motion-safe:[&>*]:ease-sun ui:motion-safe:group-hover/card:[&>*]:scale-[1.03]'

/**
 * With `size="preview"` only the font size of the title changes: line height and letter spacing stay those of
 * `text-h3`.
 */
const titleText =
  'ui:max-w-full ui:font-display ui:text-h3 ui:font-heading ui:text-balance ui:wrap-break-word ui:hyphens-auto ui:[hyphenate-limit-chars:14_5_5] ui:group-data-[size=preview]/grid:text-(length:--ui-text-kicker)'

const moreText =
  'ui:mt-2.5 ui:border-b ui:border-current ui:pb-1 ui:font-text ui:text-label ui:font-label ui:transition-shadow ui:duration-hover ui:group-hover/card:shadow-[0_1px_0_currentColor] ui:group-active/card:text-accent-text'

export interface RoomCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /**
   * A `Picture.Root` or another image, cropped to 3:2; to 2:1 in the first card of a list on wide screens. Without it the
   * card shows an empty frame.
   */
  media?: ReactNode
  /** Name of the room, in a `CardLink`. */
  title: ReactNode
  /** Heading level of the title, chosen to fit the page's heading outline. @default 'h2' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** One line with facts about the room, for example the number of people and the beds. */
  note?: ReactNode
  /** Text that looks like a link at the end of the card. Screen readers skip it, because the title is the link. */
  more: ReactNode
}

/** A card for a room: picture, name, facts, and a short text as children. The whole card is the link. */
function RoomCardRoot({
  media,
  title,
  heading: Title = 'h2',
  note,
  more,
  className,
  children,
  ...props
}: RoomCardProps) {
  return (
    <li
      data-slot="ui-room-card"
      {...props}
      className={cn(card, 'ui:linked-card', liftOnHoverClasses, className)}
    >
      <div data-slot="ui-room-card-media" className={cn(pictureFrame, pictureFill)}>
        {media}
      </div>
      <div data-slot="ui-room-card-body" className="ui:flex ui:min-w-0 ui:flex-col ui:items-start ui:gap-1">
        <Title data-slot="ui-room-card-title" className={titleText}>
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
            className="ui:max-w-[34rem] ui:pt-2 ui:font-text ui:text-body ui:text-pretty"
          >
            {children}
          </p>
        )}
        <span data-slot="ui-room-card-more" aria-hidden="true" className={moreText}>
          {more}
        </span>
      </div>
    </li>
  )
}

export { RoomCardGrid as Grid, RoomCardRoot as Root }
