import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether React has hydrated the page: false in the pre-rendered page and during its hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
