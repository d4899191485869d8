import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { assertSummary } from '../../core'
import type { Words } from '../../locales/words'
import { type Theme, useWords, writeRating } from '../display'
import { Stars } from '../stars/stars'

export interface RatingBadgeProps extends HTMLAttributes<HTMLElement> {
  /** 1 to 5. Without it there are neither number nor stars. */
  averageRating?: number
  /** An integer from 0. Without it the line beneath is left out. */
  totalReviewCount?: number
  /** Where all reviews can be read. With it the badge is a link, in a new tab. */
  profileUrl?: string
  theme?: Theme
  /** @default words.badgeLabel, “Google Rating” */
  badgeLabel?: string
  /** @default words.badgeSubheading, “Read our 193 reviews” */
  badgeSubheadingFormatter?: (totalReviewCount: number) => string
  words?: Words
}

/**
 * What guests think on average, in one line of a page.
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
    words: own,
    ...props
  },
  ref,
) {
  const words = useWords(own)
  assertSummary({ averageRating, totalReviewCount })
  const subheading =
    totalReviewCount !== undefined &&
    (badgeSubheadingFormatter?.(totalReviewCount) ??
      words.badgeSubheading(totalReviewCount, totalReviewCount.toLocaleString(words.locale)))

  const content = (
    <>
      {averageRating !== undefined && (
        <span data-slot="rw-badge-rating" aria-hidden="true">
          {writeRating(averageRating, words)}
        </span>
      )}
      <span data-slot="rw-badge-label">
        {averageRating !== undefined && <Stars rating={averageRating} words={words} />}{' '}
        {badgeLabel ?? words.badgeLabel}
      </span>{' '}
      {subheading && <span data-slot="rw-badge-subheading">{subheading}</span>}
    </>
  )
  if (!profileUrl) {
    return (
      <div ref={ref as Ref<HTMLDivElement>} data-slot="rw-badge" data-theme={theme} {...props}>
        {content}
      </div>
    )
  }
  return (
    <a
      ref={ref as Ref<HTMLAnchorElement>}
      data-slot="rw-badge"
      data-theme={theme}
      href={profileUrl}
      target="_blank"
      rel="noopener noreferrer"
      {...props}
    >
      {content}
      <span data-slot="rw-hidden"> ({words.opensInNewTab})</span>
    </a>
  )
})
