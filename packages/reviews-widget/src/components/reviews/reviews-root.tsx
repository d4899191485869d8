'use client'

import { forwardRef, type HTMLAttributes, useEffect, useMemo, useRef } from 'react'
import {
  assertRatingSummary,
  type OnReviewsParseIssue,
  type Review,
  type ReviewSource,
  type ReviewsParseIssue,
  staticReviewSource,
  summarizeRatings,
} from '../../core'
import { putLanguageFirst } from '../../core/language'
import type { ReviewsMessages } from '../../locales/messages'
import type { SchemeProps } from '../rating-badge/rating-badge'
import {
  type ReviewDisplayOptions,
  ReviewDisplayOptionsContext,
  splitReviewDisplayOptions,
  useReviewDisplayOptions,
} from '../review-display-options'
import { createStrictContext } from '../strict-context'
import { loadedStatus, type ReviewsState, useReviews } from './use-reviews'

export interface ReviewsRootProps
  extends HTMLAttributes<HTMLDivElement>,
    SchemeProps,
    Omit<ReviewDisplayOptions, 'messages'> {
  /**
   * The reviews, which are part of the server's HTML. While they are undefined the loading view is shown, or the summary
   * if `averageRating` or `totalReviewCount` is given without `isLoading`.
   */
  reviews?: Review[] | undefined
  /** The source that loads the reviews. Give either `source` or `reviews`. */
  source?: ReviewSource | undefined
  /** The average rating, 1 to 5. @default the average that `source` loads */
  averageRating?: number | undefined
  /** The number of reviews, an integer from 0. @default the number that `source` loads */
  totalReviewCount?: number | undefined
  /** URL of the page with all reviews. @default the URL that `source` loads */
  profileUrl?: string | undefined
  /** Hides reviews without text. @default false */
  hideEmptyReviews?: boolean | undefined
  /** Shows the loading view while the app loads `reviews`. @default false */
  isLoading?: boolean | undefined
  /** Called after the render, in the browser, for each invalid review in `reviews`. A `source` has its own `onIssue`. */
  onIssue?: OnReviewsParseIssue | undefined
  messages: ReviewsMessages
}

export const ReviewsContext = /* @__PURE__ */ createStrictContext<ReviewsState>('Reviews.Root')

/** Reports each issue once, after the render. The same issues of the next array are not reported again. */
function useIssueReport(issues: ReviewsParseIssue[], onIssue: OnReviewsParseIssue | undefined) {
  const latest = useRef({ issues, onIssue })
  useEffect(() => {
    latest.current = { issues, onIssue }
  })
  const text = issues.map(({ path, message }) => `${path} ${message}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are other issues
  useEffect(() => {
    for (const issue of latest.current.issues) latest.current.onIssue?.(issue)
  }, [text])
}

/** Provides the reviews to the components inside, through context. The attribute `data-state` is the loading status. */
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
    theme,
    scheme = theme,
    ...props
  },
  ref,
) {
  assertRatingSummary({ averageRating, totalReviewCount })
  const [own, rest] = splitReviewDisplayOptions(props)
  const display = useReviewDisplayOptions(own)

  const [ownSource, issues] = useMemo(() => {
    const issues: ReviewsParseIssue[] = []
    return [reviews ? staticReviewSource(reviews, (issue) => issues.push(issue)) : undefined, issues] as const
  }, [reviews])
  useIssueReport(issues, onIssue)
  const loaded = useReviews(source ?? ownSource)
  const data = {
    ...loaded,
    averageRating: averageRating ?? loaded.averageRating,
    totalReviewCount: totalReviewCount ?? loaded.totalReviewCount,
    profileUrl: profileUrl ?? loaded.profileUrl,
  }
  const summary = summarizeRatings(data)

  const shown = hideEmptyReviews ? loaded.reviews.filter(({ comment }) => comment) : loaded.reviews
  const visible = putLanguageFirst(shown, display.messages.locale)
  const isKnown = /loaded|empty|summary/.test(loaded.status)
  // A summary may be all that there is.
  const isSummary = !source && !reviews && (averageRating ?? totalReviewCount) !== undefined
  const status = isLoading ? 'loading' : isKnown || isSummary ? loadedStatus(visible, summary) : loaded.status
  const state: ReviewsState = { ...data, ...summary, summary, reviews: visible, status }

  return (
    <ReviewsContext.Provider value={state}>
      <ReviewDisplayOptionsContext.Provider value={display}>
        <div
          ref={ref}
          data-slot="reviews-root"
          data-state={status}
          data-scheme={scheme}
          lang={display.messages.locale}
          {...rest}
        />
      </ReviewDisplayOptionsContext.Provider>
    </ReviewsContext.Provider>
  )
})
