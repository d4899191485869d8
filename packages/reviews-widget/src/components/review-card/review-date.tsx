'use client'

import { type TimeHTMLAttributes, useId, useSyncExternalStore } from 'react'
import { formatAbsoluteDate, formatRelativeDate } from '../../core'
import { useReviewDisplayOptions } from '../review-display-options'

const DAY = 24 * 60 * 60 * 1000
/** Each minute: the page may stay open for days, and a long timer would be late after the computer has slept. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

const serverSnapshot = () => undefined

/**
 * Reads the formatted date from the server's HTML. Formatting the date again for hydration would need `Intl`, and the
 * first use of `Intl` on a page is slow.
 */
function serverText(id: string, dateTime: string) {
  const element = globalThis.document?.getElementById(id)
  return element?.getAttribute('datetime') === dateTime ? element.textContent : undefined
}

/**
 * The date of a review. The server's HTML contains the absolute date, because “3 months ago” would become wrong in a
 * cached page. The browser replaces the absolute date by the relative date after hydration.
 */
export function ReviewDate({
  dateTime,
  ...props
}: TimeHTMLAttributes<HTMLTimeElement> & { dateTime: string }) {
  const { messages, dateDisplay = 'relative', formatDate } = useReviewDisplayOptions()
  const id = useId()
  const date = new Date(dateTime)
  const age = useSyncExternalStore(subscribe, () => Math.floor((Date.now() - +date) / DAY), serverSnapshot)
  if (dateDisplay === 'none') return null

  const relative = dateDisplay === 'relative' && age !== undefined
  const text =
    formatDate?.(date) ??
    (relative
      ? formatRelativeDate(date, new Date(), messages.locale, messages.relativeDate)
      : (age === undefined && serverText(id, dateTime)) || formatAbsoluteDate(date, messages.locale))
  return (
    <time id={id} data-slot="reviews-date" dateTime={dateTime} {...props}>
      {text}
    </time>
  )
}
