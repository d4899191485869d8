import { useSyncExternalStore } from 'react'

/** Each minute: a timer that ends at midnight would be late after the computer has slept. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

/**
 * Returns a value of the current time, such as the year, and renders the component again when the value changes: a page
 * may stay open over midnight. In the pre-rendered page, and during its hydration, the value is `prerendered`.
 */
export const useClock = <Value extends string | number>(read: (now: Date) => Value, prerendered: Value) =>
  useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => prerendered,
  )
