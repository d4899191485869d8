import { useSyncExternalStore } from 'react'
import { todayAtHotel } from '../lib/today'

/** Each minute: a timer that ends at midnight would be late after the computer has slept. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

/** In the browser the day of the build, which the build writes into the page. */
const dayOfBuild = () =>
  (import.meta.env.SSR ? undefined : document.documentElement.dataset.day) ?? todayAtHotel()

/**
 * The current day at the hotel, as ISO 8601 date; in the pre-rendered page, and during its hydration, the day of the
 * build. Renders the component again on a new day, because a page may stay open over midnight.
 */
export const useToday = () => useSyncExternalStore(subscribe, todayAtHotel, dayOfBuild)
