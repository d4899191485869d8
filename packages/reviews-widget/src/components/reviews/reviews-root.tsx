import { createContext, forwardRef, type HTMLAttributes, useContext, useMemo } from 'react'
import {
  assertSummary,
  type OnIssue,
  type Review,
  type ReviewSource,
  staticSource,
  summarize,
} from '../../core'
import { DisplayContext, type DisplayOptions, splitDisplay, type Theme, useDisplay } from '../display'
import { type ReviewsState, useReviews } from './use-reviews'

export interface ReviewsRootProps extends HTMLAttributes<HTMLDivElement>, DisplayOptions {
  /** The reviews, when they are at hand: they are then in the server's HTML. */
  reviews?: Review[]
  /** Where to load them from otherwise. */
  source?: ReviewSource
  /** 1 to 5; before that of the source. */
  averageRating?: number
  /** An integer from 0; before that of the source. */
  totalReviewCount?: number
  /** Where all reviews can be read; before that of the source. */
  profileUrl?: string
  /** Leaves out ratings without words. @default false */
  hideEmptyReviews?: boolean
  /** Shows the loading view while somebody else loads `reviews`. @default false */
  isLoading?: boolean
  /** Told of each of the `reviews` that cannot be shown. A `source` has a listener of its own. */
  onIssue?: OnIssue
  /** The page behind: its text colours follow. @default 'light' */
  theme?: Theme
}

const ReviewsContext = /* @__PURE__ */ createContext<ReviewsState | undefined>(undefined)

/**
 * The reviews that the surrounding root holds.
 *
 * @throws Error outside `<Reviews.Root>`
 */
export function useReviewsContext(part: string): ReviewsState {
  const state = useContext(ReviewsContext)
  if (!state) {
    throw new Error(
      `reviews-widget: <${part}> was rendered outside <Reviews.Root>, so it has no reviews to show. Put it inside one.`,
    )
  }
  return state
}

/** Holds the reviews for the parts inside, and says in `data-state` how far they are. */
export const ReviewsRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, ReviewsRootProps>(function ReviewsRoot(
  {
    reviews,
    source,
    averageRating,
    totalReviewCount,
    profileUrl,
    hideEmptyReviews = false,
    isLoading = false,
    onIssue,
    theme = 'light',
    ...props
  },
  ref,
) {
  assertSummary({ averageRating, totalReviewCount })
  const [own, rest] = splitDisplay(props)
  const display = { ...useContext(DisplayContext), ...own }
  const { words } = useDisplay(own)

  const atHand = useMemo(() => staticSource(reviews ?? [], onIssue), [reviews, onIssue])
  const loaded = useReviews(source ?? atHand)
  const given = { averageRating, totalReviewCount, profileUrl }
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const summary = summarize({ ...loaded, ...known })

  const shown = hideEmptyReviews ? loaded.reviews.filter(({ comment }) => comment) : loaded.reviews
  const status = isLoading
    ? 'loading'
    : loaded.status === 'loaded' && shown.length === 0
      ? 'empty'
      : loaded.status
  const state: ReviewsState = { ...loaded, ...known, ...summary, summary, reviews: shown, status }

  return (
    <ReviewsContext.Provider value={state}>
      <DisplayContext.Provider value={display}>
        <div
          ref={ref}
          data-slot="rw-reviews"
          data-state={status}
          data-theme={theme}
          lang={words.locale}
          {...rest}
        />
      </DisplayContext.Provider>
    </ReviewsContext.Provider>
  )
})
