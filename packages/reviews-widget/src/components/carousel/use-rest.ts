import { useCallback, useEffect, useState } from 'react'

/** Why autoplay rests. Each finger is a reason of its own, as is the mouse. */
type Reason = 'pause' | 'reduced motion' | 'hidden page' | 'focus' | 'opened text' | `pointer ${number}`

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** A visible text that the visitor has opened: a long review, an original, a reply, or a disclosure of the app's card. */
const OPENED = '[data-slot=reviews-slide]:not([inert]) :is([data-reading], [aria-expanded=true], [open])'

/** The reasons for which autoplay rests, as a set. `slides` is undefined until the carousel has started. */
export function useRest(slides: HTMLElement | undefined) {
  const [reasons, setReasons] = useState<readonly Reason[]>([])
  const rest = useCallback((reason: Reason, begins: boolean) => {
    setReasons((previous) => {
      if (previous.includes(reason) === begins) return previous
      return begins ? [...previous, reason] : previous.filter((other) => other !== reason)
    })
  }, [])

  useEffect(() => {
    if (!slides) return
    const motion = matchMedia(REDUCED_MOTION)
    const onMotion = () => rest('reduced motion', motion.matches)
    // Reads the page, because a text may be opened before the carousel has started, and a focused part removed.
    const look = () => {
      rest('hidden page', document.hidden)
      rest('focus', !!slides.closest('[data-slot="reviews-carousel"]')?.querySelector(':focus-visible'))
      rest('opened text', !!slides.querySelector(OPENED))
    }
    onMotion()
    look()
    const observer = new MutationObserver(look)
    const attributeFilter = ['aria-expanded', 'data-reading', 'inert', 'open']
    observer.observe(slides, { subtree: true, childList: true, attributeFilter })
    motion.addEventListener('change', onMotion)
    document.addEventListener('visibilitychange', look)
    return () => {
      // The pointer does not leave what is removed.
      setReasons((previous) => previous.filter((reason) => !reason.startsWith('pointer')))
      observer.disconnect()
      motion.removeEventListener('change', onMotion)
      document.removeEventListener('visibilitychange', look)
    }
  }, [slides, rest])

  const stopped = reasons.includes('pause') || reasons.includes('reduced motion')
  const toggle = () => {
    rest('pause', !stopped)
    // A press on Play ends this reason, too.
    rest('reduced motion', false)
  }
  return { rest, resting: reasons.length > 0, stopped, toggle }
}
