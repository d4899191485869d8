import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns a value that only the browser knows. In the pre-rendered page, and during its hydration, returns the other
 * value. Unlike a state, it causes no second rendering if the two are equal.
 */
export const useBrowserValue = <Value extends string | number>(value: Value, prerendered: Value) =>
  useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  )
