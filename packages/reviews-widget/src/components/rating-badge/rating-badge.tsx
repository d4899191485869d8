import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { assertRatingSummary, formatMessage, formatPluralMessage } from '../../core'
import { formatRating } from '../../core/summary'
import type { ReviewsMessages } from '../../locales/messages'
import { assertReviewsMessages } from '../assert-reviews-messages'
import { Stars } from '../stars/stars'

/** Colour scheme of the page around a component. */
export type ReviewsTheme = 'light' | 'dark'

export interface RatingBadgeProps extends HTMLAttributes<HTMLElement> {
  /** 1 to 5. Without it there are no number and no stars. */
  averageRating?: number | undefined
  /** An integer from 0. Without it there is no second line. */
  totalReviewCount?: number | undefined
  /** URL of all reviews. With it the badge is a link that opens a new tab. */
  profileUrl?: string | undefined
  /** Sets `data-scheme`. @default the nearest `data-scheme`, else the system's scheme */
  theme?: ReviewsTheme | undefined
  /** @default messages.badgeLabel, “Google Rating” */
  badgeLabel?: string | undefined
  /** @default messages.badgeSubheading, “Read our 193 reviews” */
  badgeSubheadingFormatter?: ((totalReviewCount: number) => string) | undefined
  messages: ReviewsMessages
}

/**
 * The average rating in one line: number, stars, label and number of reviews.
 *
 * @throws Error 'totalReviewCount must be a positive integer' when it is given and is not an integer from 0
 * @throws Error 'averageRating must be between 1 and 5' when it is given and is not
 */
export const RatingBadge = /* @__PURE__ */ forwardRef<HTMLElement, RatingBadgeProps>(function RatingBadge(
  {
    averageRating,
    totalReviewCount,
    profileUrl,
    theme,
    badgeLabel,
    badgeSubheadingFormatter,
    messages,
    ...props
  },
  ref,
) {
  assertReviewsMessages(messages)
  assertRatingSummary({ averageRating, totalReviewCount })
  const subheading =
    totalReviewCount !== undefined &&
    (badgeSubheadingFormatter?.(totalReviewCount) ??
      formatPluralMessage(messages.badgeSubheading, totalReviewCount, messages.locale))

  const content = (
    <>
      {averageRating !== undefined && (
        <span data-slot="reviews-badge-rating" aria-hidden="true">
          {formatRating(averageRating, messages.locale)}
        </span>
      )}
      <span data-slot="reviews-badge-label">
        {averageRating !== undefined && <Stars rating={averageRating} messages={messages} />}{' '}
        {badgeLabel ?? formatMessage(messages.badgeLabel, { platform: messages.platform })}
      </span>{' '}
      {subheading && <span data-slot="reviews-badge-subheading">{subheading}</span>}
    </>
  )
  if (!profileUrl) {
    return (
      <div ref={ref as Ref<HTMLDivElement>} data-slot="reviews-badge" data-scheme={theme} {...props}>
        {content}
      </div>
    )
  }
  return (
    <a
      ref={ref as Ref<HTMLAnchorElement>}
      data-slot="reviews-badge"
      data-scheme={theme}
      href={profileUrl}
      target="_blank"
      rel="noopener noreferrer"
      {...props}
    >
      {content}
      <span data-slot="reviews-hidden"> ({messages.opensInNewTab})</span>
    </a>
  )
})
