import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The current year; in the pre-rendered page and during hydration the year of the build. */
export const useCurrentYear = () =>
  useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  )
