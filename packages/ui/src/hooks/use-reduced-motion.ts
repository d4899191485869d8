import { useMediaQuery } from './use-media-query'

/** Whether the visitor asked the system for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
