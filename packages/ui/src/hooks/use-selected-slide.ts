import type { EmblaCarouselType } from 'embla-carousel'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The index of the slide that an Embla carousel shows or is moving to.
 *
 * @param embla undefined on the server and before mount: the first slide
 */
export function useSelectedSlide(embla: EmblaCarouselType | undefined) {
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
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  )
}
