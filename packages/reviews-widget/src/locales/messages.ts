import type { PluralMessage, RatingLabel, RelativeDateMessages } from '../core'

/**
 * All texts that the widget shows or that screen readers read. `{name}` in a text is replaced by a value, and a text
 * with a number has the plural forms of its language. The texts are not functions, so a server component can pass them
 * to a client component.
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
  /** Text that says where a review was published. `{platform}` is replaced by `platform`. */
  postedOn: string
  /** Accessible name of the stars. `{count}` is replaced by the rating. */
  stars: PluralMessage
  rating: Record<RatingLabel, string>
  /**
   * Second line of the badge in `Reviews.Summary`. `{count}` is replaced by the number of reviews, `{platform}` by
   * `platform`.
   */
  reviewCount: PluralMessage
  /** Text beside the stars of a `RatingBadge` outside of `Reviews.Summary`. `{platform}` is replaced by `platform`. */
  badgeLabel: string
  /** Second line of a `RatingBadge` outside of `Reviews.Summary`. `{count}` is replaced by the number of reviews. */
  badgeSubheading: PluralMessage
  /**
   * The age of a review, such as “3 months ago”. If these texts are missing, `Intl` writes the age, but the first use
   * of `Intl` on a page is slow.
   */
  relativeDate?: RelativeDateMessages | undefined
  opensInNewTab: string
  /** `aria-roledescription` of the carousel. The message `slide` is the `aria-roledescription` of a slide. */
  carousel: string
  slide: string
  /** Accessible name of a slide. `{index}` is replaced by the place of the slide, `{total}` by the number of slides. */
  position: string
  pause: string
  play: string
  previous: string
  next: string
  chooseReview: string
  /** Accessible name of a dot. `{index}` is replaced by the place of the review. */
  goTo: string
}
