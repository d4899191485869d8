'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type RatingSummary,
  type Review,
  type ReviewSource,
  type ReviewsData,
  summarizeRatings,
} from '../../core'

/** The reviews and their loading status. */
export interface ReviewsState extends ReviewsData {
  /** `summary`: there are reviews, but only their summary is known. `empty`: there are none. */
  status: 'loading' | 'error' | 'empty' | 'summary' | 'loaded'
  summary: RatingSummary
  /** The error with which loading failed, if the loading status is `error`. */
  error?: unknown
  /** Loads the reviews again. */
  retry: () => void
}

interface Result {
  request: string
  data?: ReviewsData
  error?: unknown
}

const NONE: ReviewsData = { reviews: [] }

/** The status of reviews that have loaded. */
export const loadedStatus = (reviews: Review[], { averageRating, totalReviewCount }: RatingSummary) => {
  if (reviews.length > 0) return 'loaded'
  return averageRating !== undefined || totalReviewCount ? 'summary' : 'empty'
}

/**
 * Loads reviews without rendering them. A source with `initial` has its data from the first render, also on the server.
 * Any other source loads after mount. The request is aborted when the component unmounts or gets a source with another
 * `key`. Without a source the status is `loading`.
 */
export function useReviews(source: ReviewSource | undefined): ReviewsState {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<Result>()
  const request = `${attempt} ${source?.key}`
  const needed = source !== undefined && source.initial === undefined

  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })

  useEffect(() => {
    if (!needed) return
    const controller = new AbortController()
    const settle = (outcome: Omit<Result, 'request'>) => {
      if (!controller.signal.aborted) setResult({ request, ...outcome })
    }
    // `load` is called inside a promise, so that an error thrown by `load` is handled like a rejection.
    Promise.resolve()
      .then(() => latest.current?.load(controller.signal))
      .then(
        (data) =>
          settle(data ? { data } : { error: new Error('reviews-widget: the source has no reviews.') }),
        (error: unknown) => settle({ error }),
      )
    return () => controller.abort()
  }, [request, needed])

  const retry = useCallback(() => setAttempt((previous) => previous + 1), [])

  const current = result?.request === request ? result : undefined
  const available = source?.initial ?? current?.data
  const data = available ?? NONE
  const failed = !available && current !== undefined
  const summary = summarizeRatings(data)
  const status = available ? loadedStatus(data.reviews, summary) : failed ? 'error' : 'loading'
  return { ...data, status, summary, retry, error: failed ? current.error : undefined }
}
