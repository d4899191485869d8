import type { RatingLabel } from '../core'

/** Every word that the widget says or has read out. Numbers come in written as the language writes them. */
export interface ReviewsMessages {
  /** BCP 47; dates and numbers follow it. */
  locale: string
  /** Names the region for a screen reader. */
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
  /** Where the reviews were written. */
  platform: string
  postedOn: (platform: string) => string
  stars: (rating: string) => string
  rating: Record<RatingLabel, string>
  reviewCount: (count: number, written: string, platform: string) => string
  badgeLabel: string
  badgeSubheading: (count: number, written: string) => string
  opensInNewTab: string
  /** What a carousel and its slides are called when a screen reader names them. */
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
