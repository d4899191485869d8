import EmblaCarousel, { type EmblaCarouselType as Embla } from 'embla-carousel'
import { useCallback, useEffect, useState } from 'react'
import { REDUCED_MOTION } from './use-rest'

/** What Embla has measured. A hidden row has no width. */
const rowWidth = (embla: Embla) => embla.internalEngine().containerRect.width
const slideWidth = (embla: Embla) => embla.internalEngine().slideRects[0]?.width

/** Makes the slides out of sight inert, so that they get no focus and screen readers skip them. */
function hideSlides(embla: Embla, visible: number) {
  const slides = embla.slideNodes()
  for (const [index, slide] of slides.entries()) {
    const hidden = (index - embla.selectedScrollSnap() + slides.length) % slides.length >= visible
    // Focus moves from a slide out of sight to the slides, so that the arrow keys still work.
    if (hidden && slide.contains(document.activeElement)) embla.rootNode().focus({ preventScroll: true })
    // As a DOM property, because React 18 and 19 expect different values of the attribute.
    if (slide.inert !== hidden) slide.inert = hidden
  }
}

export const directionOf = (element: HTMLElement) => getComputedStyle(element).direction as 'ltr' | 'rtl'

/** The row of slides. `places` is 1 if all reviews are visible, and undefined until Embla has measured the row. */
export function useRow() {
  const [track, trackRef] = useState<HTMLElement | null>(null)
  const [row, setRow] = useState<{ embla?: Embla; place?: number; places?: number }>({})
  const { embla } = row

  useEffect(() => {
    const slides = track?.parentElement
    if (!slides) return
    let frame = 0
    let painted: ReturnType<typeof setTimeout> | undefined
    let resizing: typeof painted
    const embla = EmblaCarousel(slides, {
      loop: true,
      align: 'start',
      // The visitor may have scrolled before Embla started, and stays at that review.
      startIndex: Math.round((Math.abs(slides.scrollLeft) / slides.scrollWidth) * track.children.length) || 0,
      direction: directionOf(slides),
      // A strength and not a time: after 500 ms less than 1 % of the way is left.
      duration: 20,
      breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
      // Slides out of sight are inert, so that the focus never moves the row.
      watchFocus: false,
      // One finger moves the row. A mouse selects text, and two fingers enlarge the page.
      watchDrag: (_, event) => 'touches' in event && event.touches.length === 1,
      // After a drag Embla would cancel the next click, which a finger does not make: it would be one of mouse or keyboard.
      dragThreshold: 1e9,
      watchResize(embla) {
        clearTimeout(resizing)
        // Both widths: with another number of visible slides, a row may be as wide as before.
        const isSame = () =>
          embla.containerNode().offsetWidth === rowWidth(embla) &&
          embla.slideNodes()[0]?.offsetWidth === slideWidth(embla)
        // An instance that is destroyed before its first frame observes the row until that is removed.
        if (slides.isConnected) resizing = setTimeout(() => isSame() || embla.reInit(), 50)
        return false
      },
    })
    const update = () => {
      const width = slideWidth(embla)
      if (!width) return
      // A slide that is visible in part counts. The tolerance is for rounded widths.
      hideSlides(embla, Math.ceil(rowWidth(embla) / width - 0.1))
      setRow({ embla, place: embla.selectedScrollSnap(), places: embla.scrollSnapList().length })
    }
    slides.scrollLeft = 0
    update()
    embla.on('reInit', update)
    // Embla moves the row in the first frame after a press. All else follows when that frame is painted.
    embla.on('select', () => {
      frame = requestAnimationFrame(() => {
        painted = setTimeout(update)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(painted)
      clearTimeout(resizing)
      embla.destroy()
      setRow({})
    }
  }, [track])

  // After each render, because a site can change `dir` of any ancestor together with its language.
  useEffect(() => {
    const direction = embla && directionOf(embla.rootNode())
    if (embla?.internalEngine().options.direction !== direction) embla?.reInit({ direction })
  })

  /** Moves by one place. After the last place comes the first, also where the slides are too few for a loop. */
  const move = useCallback(
    (step: number) => {
      if (!embla) return
      if (step > 0) embla.canScrollNext() ? embla.scrollNext() : embla.scrollTo(0)
      else embla.canScrollPrev() ? embla.scrollPrev() : embla.scrollTo(embla.scrollSnapList().length - 1)
    },
    [embla],
  )
  const goTo = (place: number) => embla?.scrollTo(place)
  return { ...row, slides: embla?.rootNode(), trackRef, goTo, move }
}
