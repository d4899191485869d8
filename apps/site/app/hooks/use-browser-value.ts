import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns `value`, which only the browser knows; in the pre-rendered page and during its hydration, `prerendered`. Unlike
 * a state that an effect sets, it causes no second rendering if the two are equal.
 */
export const useBrowserValue = <Value extends string | number>(value: Value, prerendered: Value) =>
  useSyncExternalStore(
    subscribe,
    () => value,
    () => prerendered,
  )
