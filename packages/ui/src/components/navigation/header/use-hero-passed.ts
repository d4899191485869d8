import { type RefObject, useEffect, useState } from 'react'

/** How much earlier than at its own edge the header turns solid, px. */
const EARLIER = 8

/**
 * Whether the hero has scrolled past: its bottom edge is within the header's height plus 8 px of the top.
 *
 * @param hero the hero's `id`; undefined where the page has none, which counts as passed
 * @param header the header, whose height is the measure
 */
export function useHeroPassed(hero: string | undefined, header: RefObject<HTMLElement | null>) {
  const [passedHero, setPassedHero] = useState<string>()

  useEffect(() => {
    const section = hero && document.getElementById(hero)
    if (!section) return setPassedHero(hero)
    const line = (header.current?.offsetHeight ?? 0) + EARLIER
    const observer = new IntersectionObserver(
      ([entry]) => setPassedHero(entry?.isIntersecting ? undefined : hero),
      {
        // The document, not the screen: inside a frame the margin would count from the outer window.
        root: document,
        rootMargin: `-${line}px 0px 0px 0px`,
      },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [hero, header])

  return hero === undefined || passedHero === hero
}
