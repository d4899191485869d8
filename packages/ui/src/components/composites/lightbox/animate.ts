import { isMotionReduced } from '../../../hooks/use-reduced-motion'

/** Moves an element from elsewhere to its place, at once under reduced motion. */
export const animate = (element: Element | null | undefined, keyframes: PropertyIndexedKeyframes) =>
  element?.animate(keyframes, { duration: isMotionReduced() ? 0 : 240, easing: 'ease-out' }) ?? null
