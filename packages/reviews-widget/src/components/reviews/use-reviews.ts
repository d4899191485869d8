import { useCallback, useEffect, useRef, useState } from 'react'
import { type ReviewSource, type ReviewsData, type Summary, summarize } from '../../core'

/** What is known of the reviews just now. */
export interface ReviewsState extends ReviewsData {
  status: 'loading' | 'error' | 'empty' | 'loaded'
  summary: Summary
  /** Why there are no reviews, when the status is `error`. */
  error?: unknown
  /** Asks the source again. */
  retry: () => void
}

interface Answer {
  request: string
  data?: ReviewsData
  error?: unknown
}

const NONE: ReviewsData = { reviews: [] }

/**
 * Loads reviews and leaves the looks to you. A source with `initial` is there from the first render, also on
 * the server; any other is asked after mount, and stopped when the component goes or the source's key changes.
 */
export function useReviews(source: ReviewSource): ReviewsState {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const request = `${attempt} ${source.key}`
  const needed = source.initial === undefined

  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })

  useEffect(() => {
    if (!needed) return
    const controller = new AbortController()
    const settle = (result: Omit<Answer, 'request'>) => {
      if (!controller.signal.aborted) setAnswer({ request, ...result })
    }
    // In a promise from the start, so that a source that throws at once is a failed one too.
    Promise.resolve()
      .then(() => latest.current.load(controller.signal))
      .then(
        (data) => settle({ data }),
        (error: unknown) => settle({ error }),
      )
    return () => controller.abort()
  }, [request, needed])

  const retry = useCallback(() => setAttempt((previous) => previous + 1), [])

  const current = answer?.request === request ? answer : undefined
  const known = source.initial ?? current?.data
  const data = known ?? NONE
  const failed = !known && current !== undefined
  const status = known ? (data.reviews.length > 0 ? 'loaded' : 'empty') : failed ? 'error' : 'loading'
  return {
    ...data,
    status,
    summary: summarize(data),
    retry,
    ...(failed && { error: current.error }),
  }
}
