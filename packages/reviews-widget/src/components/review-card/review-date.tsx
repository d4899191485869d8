'use client'

import { type TimeHTMLAttributes, useSyncExternalStore } from 'react'
import { formatAbsoluteDate, formatRelativeDate } from '../../core'
import { useReviewDisplayOptions } from '../review-display-options'

const DAY = 24 * 60 * 60 * 1000
const subscribe = () => () => {}
const today = () => Math.floor(Date.now() / DAY)
const serverSnapshot = () => undefined

/**
 * The date of a review. The server's HTML contains the absolute date, because “3 months ago” would become wrong in a
 * cached page. The browser replaces the absolute date by the relative date after hydration.
 */
export function ReviewDate({
  dateTime,
  ...props
}: TimeHTMLAttributes<HTMLTimeElement> & { dateTime: string }) {
  const { messages, dateDisplay = 'relative', formatDate } = useReviewDisplayOptions()
  const day = useSyncExternalStore(subscribe, today, serverSnapshot)
  if (dateDisplay === 'none') return null

  const date = new Date(dateTime)
  const relative = dateDisplay === 'relative' && day !== undefined
  const text =
    formatDate?.(date) ??
    (relative
      ? formatRelativeDate(date, new Date(), messages.locale)
      : formatAbsoluteDate(date, messages.locale))
  return (
    <time data-slot="reviews-date" dateTime={dateTime} {...props}>
      {text}
    </time>
  )
}
