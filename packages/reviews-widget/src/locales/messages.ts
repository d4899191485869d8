import type { PluralMessage, RatingLabel } from '../core'

/**
 * All visible and spoken texts of the widget. They are data, so that a server component can pass them on: `{name}` in a
 * text is replaced by a value, and a text with a number has the plural forms of its language.
 */
export interface ReviewsMessages {
  /** BCP 47; dates and numbers follow it. */
  locale: string
  /** Accessible name of the carousel's region. */
  title: string
  loading: string
  /** With `{platform}`. */
  error: string
  retry: string
  empty: string
  anonymous: string
  readMore: string
  readLess: string
  showOriginal: string
  showTranslation: string
  showMore: string
  ownerReply: string
  /** Name of the platform of the reviews. */
  platform: string
  /** With `{platform}`. */
  postedOn: string
  /** Name of the stars. `{count}` is replaced by the rating. */
  stars: PluralMessage
  rating: Record<RatingLabel, string>
  /** With `{count}` and `{platform}`. */
  reviewCount: PluralMessage
  /** With `{platform}`. */
  badgeLabel: string
  /** With `{count}`. */
  badgeSubheading: PluralMessage
  opensInNewTab: string
  /** `aria-roledescription` of the carousel; `slide` is that of a slide. */
  carousel: string
  slide: string
  /** With `{index}` and `{total}`. */
  position: string
  pause: string
  play: string
  previous: string
  next: string
  chooseReview: string
  /** With `{index}`. */
  goTo: string
}
