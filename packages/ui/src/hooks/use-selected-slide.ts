import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The index of the slide that an Embla carousel shows or is moving to.
 *
 * @param embla undefined on the server and before mount
 * @param start the first index, used until `embla` is defined
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
