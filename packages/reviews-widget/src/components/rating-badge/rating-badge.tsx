import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { assertRatingSummary, formatMessage, formatPluralMessage } from '../../core'
import { formatRating } from '../../core/summary'
import type { ReviewsMessages } from '../../locales/messages'
import { assertReviewsMessages } from '../assert-reviews-messages'
import { Stars } from '../stars/stars'

/** The colour scheme of a component, light or dark. */
export type ReviewsScheme = 'light' | 'dark'

export interface SchemeProps {
  /**
   * Sets `data-scheme`: the colours for a light or dark page behind the component.
   * @default the `data-scheme` of the nearest ancestor, else light
   */
  scheme?: ReviewsScheme | undefined
  /** `scheme` by its name in the specification. */
  theme?: ReviewsScheme | undefined
}

export interface RatingBadgeProps extends HTMLAttributes<HTMLElement>, SchemeProps {
  /** The average rating, 1 to 5. Without this prop the badge has no number and no stars. */
  averageRating?: number | undefined
  /** The number of reviews, an integer from 0. With 0, or without this prop, the badge has no second line. */
  totalReviewCount?: number | undefined
  /** URL of the page with all reviews. With this prop the badge is a link that opens a new tab. */
  profileUrl?: string | undefined
  /** Text beside the stars. @default messages.badgeLabel, “Google Rating” */
  badgeLabel?: string | undefined
  /** Returns the text of the badge’s second line for the number of all reviews. @default messages.badgeSubheading, “Read our 193 reviews” */
  badgeSubheadingFormatter?: ((totalReviewCount: number) => string) | undefined
  messages: ReviewsMessages
}

/**
 * The average rating as a number and stars, with a label beside the stars and the number of reviews below them.
 *
 * @throws Error 'totalReviewCount must be a positive integer' if `totalReviewCount` is given and not a whole number.
 * Whatever the message says, 0 is allowed.
 * @throws Error 'averageRating must be between 1 and 5' if `averageRating` is given and below 1 or above 5
 */
export const RatingBadge = /* @__PURE__ */ forwardRef<HTMLElement, RatingBadgeProps>(function RatingBadge(
  {
    averageRating,
    totalReviewCount,
    profileUrl,
    theme,
    scheme = theme,
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
    !!totalReviewCount &&
    (badgeSubheadingFormatter?.(totalReviewCount) ??
      formatPluralMessage(messages.badgeSubheading, totalReviewCount, messages.locale))

  const link = profileUrl && { href: profileUrl, target: '_blank', rel: 'noopener noreferrer' }
  const Badge = (link ? 'a' : 'div') as 'a'
  return (
    <Badge
      ref={ref as Ref<HTMLAnchorElement>}
      data-slot="reviews-badge"
      data-scheme={scheme}
      {...link}
      {...props}
    >
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
      {link && <span data-slot="reviews-hidden"> ({messages.opensInNewTab})</span>}
    </Badge>
  )
})
