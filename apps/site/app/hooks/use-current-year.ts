import { useHydrated } from './use-hydrated'

/** The current year. In the pre-rendered page, and during its hydration, it is the year of the build. */
export function useCurrentYear() {
  const hydrated = useHydrated()
  return hydrated ? new Date().getFullYear() : Number(import.meta.env.VITE_BUILD_YEAR)
}
