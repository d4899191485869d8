import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import type { ColorScheme } from '../../layout/section/section'
import { Skeleton } from '../../lists/skeleton/skeleton'

/** A grid of fair cards, separated by hairlines. In a theme with round cards there is a gap between them. */
function FairCardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="ui-fair-card-grid"
      {...props}
      className={cn(
        'ui:grid ui:w-full ui:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] ui:gap-[min(var(--ui-radius-card),1rem)] ui:pe-px ui:pb-px ui:print:grid-cols-2',
        className,
      )}
    />
  )
}

export interface FairCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** Dates of the fair, as text. */
  dates: ReactNode
  /** Name of the fair. */
  title: ReactNode
  /** Place of the fair. */
  venue: ReactNode
  /** Heading level of the title, chosen to fit the page's heading outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** The colour scheme. @default that around the card */
  scheme?: ColorScheme | undefined
  /** Logo of the fair, an image, above its dates: in its own ratio, at most 32 px high. A file has a light ground in the dark schemes. */
  logo?: ReactNode
}

/** `overflow-x-clip`, because a grapheme of joined emoji cannot wrap. */
const card =
  'ui:flex ui:min-h-60 ui:-me-px ui:-mb-px ui:flex-col ui:rounded-card ui:border ui:border-line ui:bg-surface ui:text-text ui:overflow-x-clip ui:p-8 ui:wrap-break-word ui:print:min-h-0 ui:print:break-inside-avoid ui:print:p-4'

const logoFrame =
  'ui:[&>img]:bg-(--ui-logo-ground) ui:[&>*]:block ui:[&>*]:max-h-8 ui:[&>*]:w-auto ui:[&>*]:max-w-full ui:[&>*]:object-contain ui:[&>*]:object-left'

/** A card for one fair, with links as children at the bottom. The links are not printed. */
function FairCardRoot({
  dates,
  title,
  venue,
  heading: Title = 'h3',
  logo,
  scheme,
  className,
  children,
  ...props
}: FairCardProps) {
  return (
    <li
      data-slot="ui-fair-card"
      data-scheme={scheme}
      {...props}
      className={cn(card, 'ui:linked-card ui:gap-1', className)}
    >
      {logo && (
        <div data-slot="ui-fair-card-logo" className={cn(logoFrame, 'ui:paper-frame')}>
          {logo}
        </div>
      )}
      <p
        data-slot="ui-fair-card-dates"
        className="ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style"
      >
        {dates}
      </p>
      <Title
        data-slot="ui-fair-card-title"
        className="ui:font-display ui:text-h3 ui:font-heading ui:text-balance ui:wrap-break-word ui:hyphens-auto ui:[hyphenate-limit-chars:14_5_5]"
      >
        {title}
      </Title>
      <p data-slot="ui-fair-card-venue" className="ui:font-text ui:text-label ui:text-quiet">
        {venue}
      </p>
      <div
        data-slot="ui-fair-card-links"
        className="ui:mt-auto ui:flex ui:flex-wrap ui:items-baseline ui:gap-x-6 ui:gap-y-3 ui:pt-8 ui:print:hidden"
      >
        {children}
      </div>
    </li>
  )
}

export interface FairCardSkeletonProps extends ComponentProps<'li'> {
  /** The colour scheme. @default that around the card */
  scheme?: ColorScheme | undefined
}

/** Placeholder for a fair that is still loading. */
function FairCardSkeleton({ scheme, className, ...props }: FairCardSkeletonProps) {
  return (
    <li
      data-slot="ui-fair-card-skeleton"
      data-scheme={scheme}
      aria-hidden="true"
      {...props}
      className={cn(card, 'ui:gap-3', className)}
    >
      <Skeleton className="ui:h-5 ui:w-2/5" />
      <Skeleton className="ui:h-7 ui:w-4/5" />
      <Skeleton className="ui:h-4 ui:w-1/3" />
      <Skeleton className="ui:mt-auto ui:h-4 ui:w-1/4" />
    </li>
  )
}

export { FairCardGrid as Grid, FairCardRoot as Root, FairCardSkeleton as Skeleton }
