import { useMediaQuery } from './use-media-query'

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Whether the system setting “reduce motion” is on. */
export const useReducedMotion = () => useMediaQuery(REDUCED_MOTION)

/** The same now, for what moves once. */
export const isMotionReduced = () => window.matchMedia(REDUCED_MOTION).matches
