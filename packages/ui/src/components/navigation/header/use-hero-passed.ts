import { type RefObject, useEffect, useState } from 'react'

/** Distance below the header, in px, at which the end of the hero makes the header solid. */
const MARGIN = 8

/**
 * Whether the hero has scrolled past: its bottom edge is within the header's height plus 8 px of the top.
 *
 * @param hero `id` of the hero; undefined on a page without one, which counts as passed
 * @param header the header element
 */
export function useHeroPassed(hero: string | undefined, header: RefObject<HTMLElement | null>) {
  const [passedHero, setPassedHero] = useState<string>()

  useEffect(() => {
    const section = hero && document.getElementById(hero)
    if (!section) return setPassedHero(hero)
    const line = (header.current?.offsetHeight ?? 0) + MARGIN
    const observer = new IntersectionObserver(
      ([entry]) => setPassedHero(entry?.isIntersecting ? undefined : hero),
      {
        // The document is the root, because inside a frame the default root is the outer window.
        root: document,
        rootMargin: `-${line}px 0px 0px 0px`,
      },
    )
    observer.observe(section)
    return () => observer.disconnect()
  }, [hero, header])

  return hero === undefined || passedHero === hero
}
