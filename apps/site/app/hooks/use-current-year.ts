import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** This year; in the page as it was built, and while that hydrates, the year of the build. */
export const useCurrentYear = () =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  )
