import type { RatingLabel } from '../core'

/** All visible and spoken texts of the widget. Numbers are passed as strings, formatted for the language. */
export interface ReviewsMessages {
  /** BCP 47; dates and numbers follow it. */
  locale: string
  /** Accessible name of the carousel's region. */
  title: string
  loading: string
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
  postedOn: (platform: string) => string
  stars: (rating: string) => string
  rating: Record<RatingLabel, string>
  reviewCount: (count: number, written: string, platform: string) => string
  badgeLabel: string
  badgeSubheading: (count: number, written: string) => string
  opensInNewTab: string
  /** `aria-roledescription` of the carousel; `slide` is that of a slide. */
  carousel: string
  slide: string
  position: (index: number, total: number) => string
  pause: string
  play: string
  previous: string
  next: string
  chooseReview: string
  goTo: (index: number) => string
}
