import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface ItineraryCardGridProps extends ComponentProps<'div'> {
  /** What the cards are about: it takes the first of their places. */
  lead?: ReactNode
}

/** The itineraries, up to four beside each other. */
function ItineraryCardGrid({ lead, className, children, ...props }: ItineraryCardGridProps) {
  return (
    <div data-slot="ui-itinerary-card-grid" {...props} className={cn(className)}>
      {lead}
      <ul data-slot="ui-itinerary-card-list">{children}</ul>
    </div>
  )
}

export interface ItineraryCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Its sign, an image with `alt=""`: the title names it. */
  logo: ReactNode
  /** Its name, in a `CardLink` to the site that describes it. */
  title: ReactNode
  /** The level of the title, by the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4'
}

/** A ride that another site describes; a line about it as children. The whole card is the link. */
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
      className={cn('ui:group ui:flex ui:flex-col ui:gap-2 ui:border-t ui:border-line ui:pt-6', className)}
    >
      <div data-slot="ui-itinerary-card-logo" className="ui:max-w-80 ui:[&>img]:h-auto ui:[&>img]:w-full">
        {logo}
      </div>
      <Title
        data-slot="ui-itinerary-card-title"
        className="ui:font-display ui:text-h3 ui:text-balance ui:wrap-break-word ui:group-hover:text-accent-text"
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
