import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The current year. In the pre-rendered page, and during its hydration, it is the year of the build. */
export const useCurrentYear = () =>
  useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  )
