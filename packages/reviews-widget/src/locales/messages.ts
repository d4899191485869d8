import type { PluralMessage, RatingLabel, RelativeDateMessages } from '../core'

/**
 * All visible and spoken texts of the widget. The texts are data, so that a server component can pass them on: `{name}`
 * in a text is replaced by a value, and a text with a number has the plural forms of its language.
 */
export interface ReviewsMessages {
  /** The BCP 47 locale in which dates and numbers are written. */
  locale: string
  /** Accessible name of the carousel's region. */
  title: string
  loading: string
  /** Text of the error view. `{platform}` is replaced by `platform`. */
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
  /** Names the platform of a review. `{platform}` is replaced by `platform`. */
  postedOn: string
  /** Accessible name of the stars. `{count}` is replaced by the rating. */
  stars: PluralMessage
  rating: Record<RatingLabel, string>
  /** Number of reviews beside the badge. `{count}` and `{platform}` are replaced. */
  reviewCount: PluralMessage
  /** Text beside the stars of the badge. `{platform}` is replaced by `platform`. */
  badgeLabel: string
  /** Second line of the badge. `{count}` is replaced by the number of reviews. */
  badgeSubheading: PluralMessage
  /**
   * Texts for the age of a review. Without these texts `Intl` writes the age, and the first use of `Intl` on a page is
   * slow.
   */
  relativeDate?: RelativeDateMessages | undefined
  opensInNewTab: string
  /** `aria-roledescription` of the carousel. The message `slide` is the `aria-roledescription` of a slide. */
  carousel: string
  slide: string
  /** Place of a slide among all slides. `{index}` and `{total}` are replaced. */
  position: string
  pause: string
  play: string
  previous: string
  next: string
  chooseReview: string
  /** Accessible name of a dot. `{index}` is replaced by the place of the review. */
  goTo: string
}
