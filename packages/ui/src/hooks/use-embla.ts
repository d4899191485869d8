import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'
import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion'

/**
 * Runs Embla, in a loop, in the element that gets the returned `ref`. It starts again, at the slide that it shows, when
 * the direction or the setting “reduce motion” changes, or at `startIndex` if there is one. A change of another option
 * does not start it again.
 */
export function useEmbla({ duration, direction, ...options }: EmblaOptionsType) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const reduced = useReducedMotion()

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!viewport) return
    const next = EmblaCarousel(viewport, {
      loop: true,
      startIndex: embla?.selectedScrollSnap() ?? 0,
      ...options,
      duration: reduced ? 0 : duration,
      direction,
    })
    setEmbla(next)
    return () => next.destroy()
  }, [viewport, reduced, direction])

  return [setViewport, embla] as const
}
