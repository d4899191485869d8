import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The slide that an Embla carousel stands on or moves to, from 0.
 *
 * @param embla undefined on the server and until the carousel has mounted
 * @param start where it starts
 */
export function useSelectedSlide(embla: UseEmblaCarouselType[1], start = 0) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange)
      return () => {
        embla?.off('select', onChange).off('reInit', onChange)
      }
    },
    [embla],
  )
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? start,
    () => start,
  )
}
