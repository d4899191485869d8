import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { markHydrated, registerSectionHydration, type SectionHydration } from './lib/hydration'
import { recoverFromMissingScript } from './lib/missing-script'

/** Events of a visitor who points at a section, touches it or moves the focus into it. */
const interactionEvents = ['pointerover', 'pointerdown', 'touchstart', 'focusin']

/**
 * Hydrates the section when it is less than half a window away, or when the visitor points at it, touches it or moves
 * the focus into it. If the section's code fails to load, a press on one of its controls reloads the page.
 */
function hydrateWhenNear(element: HTMLElement, hydration: SectionHydration) {
  const listening = new AbortController()
  const hydrate = () => void hydration.hydrate()
  const observer = new IntersectionObserver(
    // On a busy page the browser reports several observations at once.
    (entries) => entries.some((entry) => entry.isIntersecting) && hydrate(),
    { rootMargin: '50% 0px' },
  )
  observer.observe(element)
  for (const type of interactionEvents)
    element.addEventListener(type, hydrate, { passive: true, signal: listening.signal })
  const onPress = async () => {
    if (!(await hydration.hydrate())) await recoverFromMissingScript()
  }
  element.addEventListener('pressed', onPress, { signal: listening.signal })
  const stop = () => {
    observer.disconnect()
    listening.abort()
  }
  hydration.loaded.then(stop)
  return () => {
    stop()
    hydration.finish()
  }
}

/**
 * Creates a lazy section. When the visitor comes near, its code loads and React hydrates it. Until then the page shows
 * the section's pre-rendered HTML. The page module lists the section in `lazySections`, so that a navigation to the page
 * loads the section's code before the page appears.
 *
 * @param importSection loads the code of the section
 * @param isStatic true for a section that works without React, such as text and links: React then hydrates it only
 * before an update that changes it, such as another language
 */
export function lazySection(importSection: () => Promise<ComponentType>, { isStatic = false } = {}) {
  let Content: ComponentType | undefined
  const load = async () => {
    Content ??= await importSection()
  }

  // The section is memoized and has no props, so React does not render it when the page renders again. If React
  // rendered a section that it has not hydrated, it would discard the HTML of the section.
  const LazySection = memo(function LazySection() {
    const root = useRef<HTMLDivElement>(null)
    const [hydration] = useState(() => (Content ? undefined : registerSectionHydration(load)))
    useEffect(() => {
      if (!root.current || !hydration) return
      return isStatic ? hydration.finish : hydrateWhenNear(root.current, hydration)
    }, [hydration])
    const isPending = !isStatic && (import.meta.env.SSR || hydration)
    return (
      <div ref={root} data-hydration={isPending ? 'pending' : undefined}>
        <Suspense fallback={<PrerenderedHtml root={root} />}>
          <Hydrated root={root} hydration={hydration} getContent={() => Content} />
        </Suspense>
      </div>
    )
  })
  return Object.assign(LazySection, { load })
}

interface HydratedProps {
  root: RefObject<HTMLElement | null>
  hydration: SectionHydration | undefined
  getContent: () => ComponentType | undefined
}

/** Renders the section. Suspends until the section's code has loaded. */
function Hydrated({ root, hydration, getContent }: HydratedProps) {
  if (hydration) use(hydration.loaded)
  useEffect(() => {
    hydration?.finish()
    if (root.current) markHydrated(root.current)
  }, [root, hydration])
  const Content = getContent()
  return Content && <Content />
}

/** Shows the pre-rendered HTML if React has to render the section before the section's code has loaded. */
function PrerenderedHtml({ root }: { root: RefObject<HTMLElement | null> }) {
  return <div dangerouslySetInnerHTML={{ __html: root.current?.innerHTML ?? '' }} />
}
