import { useBrowserValue } from './use-browser-value'

/** The current year. In the pre-rendered page, and during its hydration, it is the year of the build. */
export const useCurrentYear = () =>
  useBrowserValue(new Date().getFullYear(), Number(import.meta.env.VITE_BUILD_YEAR))
