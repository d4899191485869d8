import { type RefObject, useEffect, useState } from 'react'

/** The distance between the bottom edges of hero and header, in px, at which the header becomes solid. */
const MARGIN = 8

/**
 * Whether the hero has scrolled past the header: the hero's bottom edge is at most 8 px below the header. True while
 * there is no hero on the page; a hero that comes later, or in the place of another, counts from then on.
 *
 * @param hero `id` of the hero. On a page without a hero it is `undefined`, and the result is `true`.
 * @param header the header element
 */
export function useScrolledPastHero(hero: string | undefined, header: RefObject<HTMLElement | null>) {
  const [passedHero, setPassedHero] = useState<string>()

  useEffect(() => {
    const bar = header.current
    if (hero === undefined || !bar) return
    // Also those of a page that React keeps but hides, so there may be several.
    const find = () => [...document.querySelectorAll(`#${CSS.escape(hero)}`)]
    let heroes: Element[] = []
    let intersection: IntersectionObserver | undefined
    const observe = () => {
      intersection?.disconnect()
      heroes = find()
      if (heroes.length === 0) return setPassedHero(hero)
      const below = new Set<Element>()
      intersection = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) below.add(target)
            else below.delete(target)
          }
          setPassedHero(below.size > 0 ? undefined : hero)
        },
        {
          // The default `root` is the outermost window. A story is in an `<iframe>`, and the `<iframe>` must be the
          // root there.
          root: document,
          // Half a pixel more, because edges that touch still intersect.
          rootMargin: `-${bar.offsetHeight + MARGIN + 0.5}px 0px 0px 0px`,
        },
      )
      for (const element of heroes) intersection.observe(element)
    }
    // `rootMargin` contains the header's height, so a change of the height starts a new observation. `ResizeObserver`
    // also calls `observe` for the first height.
    const size = new ResizeObserver(observe)
    size.observe(bar)
    const replacement = new MutationObserver(() => {
      const found = find()
      if (found.length !== heroes.length || found.some((element, place) => element !== heroes[place]))
        observe()
    })
    replacement.observe(document.body, { childList: true, subtree: true })
    return () => {
      size.disconnect()
      replacement.disconnect()
      intersection?.disconnect()
    }
  }, [hero, header])

  return hero === undefined || passedHero === hero
}
