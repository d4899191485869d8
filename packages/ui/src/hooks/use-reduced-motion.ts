import { useMediaQuery } from './use-media-query'

/** Whether the system setting “reduce motion” is on. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)')
