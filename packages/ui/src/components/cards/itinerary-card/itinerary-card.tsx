import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

const columns = 'ui:grid ui:grid-cols-1 ui:gap-x-[clamp(2rem,4vw,4rem)] ui:gap-y-12'

export interface ItineraryCardGridProps extends ComponentProps<'div'> {
  /** Introduction to the cards: on wide screens the first cell of the grid, on other screens above the grid. */
  lead?: ReactNode
}

/** A grid of itinerary cards: on wide screens as many in a row as have room, up to four. */
function ItineraryCardGrid({ lead, className, children, ...props }: ItineraryCardGridProps) {
  return (
    <div
      data-slot="ui-itinerary-card-grid"
      {...props}
      className={cn(columns, 'ui:lg:grid-cols-[repeat(auto-fit,minmax(max(14rem,20%),1fr))]', className)}
    >
      {lead}
      <ul data-slot="ui-itinerary-card-list" className={cn(columns, 'ui:sm:grid-cols-2 ui:lg:contents')}>
        {children}
      </ul>
    </div>
  )
}

export interface ItineraryCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The logo of the itinerary, for example of a cycling route: an image with `alt=""`, because the title contains the name. */
  logo: ReactNode
  /** Name of the itinerary, in a `CardLink` to the site that describes it. */
  title: ReactNode
  /** Heading level of the title, chosen to fit the page's heading outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/** A card for a cycling route, with a note as children. The whole card is the link to a site about the route. */
function ItineraryCardRoot({
  logo,
  title,
  heading: Title = 'h3',
  className,
  children,
  ...props
}: ItineraryCardProps) {
  return (
    <li
      data-slot="ui-itinerary-card"
      {...props}
      className={cn(
        'ui:group/card ui:flex ui:flex-col ui:gap-2 ui:border-t ui:border-line ui:pt-6',
        // The line above it is straight; the focus ring has corners.
        'ui:linked-card ui:not-has-focus-visible:rounded-none',
        className,
      )}
    >
      <div
        data-slot="ui-itinerary-card-logo"
        className="ui:paper-frame ui:[&>img]:bg-(--ui-logo-ground) ui:max-w-80 ui:[&>img]:h-auto ui:[&>img]:w-full"
      >
        {logo}
      </div>
      <Title
        data-slot="ui-itinerary-card-title"
        className="ui:font-display ui:text-h3 ui:font-heading ui:text-balance ui:wrap-break-word ui:decoration-1 ui:underline-offset-8 ui:group-hover/card:underline"
      >
        {title}
      </Title>
      {children && (
        <p
          data-slot="ui-itinerary-card-note"
          className="ui:font-text ui:text-label ui:text-pretty ui:text-quiet"
        >
          {children}
        </p>
      )}
    </li>
  )
}

export { ItineraryCardGrid as Grid, ItineraryCardRoot as Root }
