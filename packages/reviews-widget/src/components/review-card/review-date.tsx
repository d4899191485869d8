import { type TimeHTMLAttributes, useSyncExternalStore } from 'react'
import { absoluteDate, relativeDate } from '../../core'
import { useDisplay } from '../display'

const DAY = 24 * 60 * 60 * 1000
const never = () => () => {}
const today = () => Math.floor(Date.now() / DAY)
const unknown = () => undefined

/**
 * When a review was written. The server cannot know when its page will be read, so its HTML carries the
 * absolute date; “3 months ago” is worked out by the reader's own clock, after hydration.
 */
export function ReviewDate({
  dateTime,
  ...props
}: TimeHTMLAttributes<HTMLTimeElement> & { dateTime: string }) {
  const { words, dateDisplay = 'relative', formatDate } = useDisplay({})
  const day = useSyncExternalStore(never, today, unknown)
  if (dateDisplay === 'none') return null

  const date = new Date(dateTime)
  const relative = dateDisplay === 'relative' && day !== undefined
  const text =
    formatDate?.(date) ??
    (relative ? relativeDate(date, new Date(), words.locale) : absoluteDate(date, words.locale))
  return (
    <time data-slot="rw-date" dateTime={dateTime} {...props}>
      {text}
    </time>
  )
}
