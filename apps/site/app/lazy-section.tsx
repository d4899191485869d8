import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import { createHydrationWait, type HydrationWait, markHydrated } from './lib/hydration'

/** Events by which a visitor reaches a section. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'focusin']

/** Ends the wait when the section is less than half a window away, or the visitor reaches it. */
function endWhenNear(element: HTMLElement, wait: HydrationWait) {
  const listening = new AbortController()
  const end = () => void wait.end()
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && end(), {
    rootMargin: '50% 0px',
  })
  observer.observe(element)
  for (const sign of signs) element.addEventListener(sign, end, { passive: true, signal: listening.signal })
  const stop = () => {
    observer.disconnect()
    listening.abort()
  }
  wait.loaded.then(stop)
  return () => {
    stop()
    wait.finish()
  }
}

/**
 * A section of a page whose code loads, and which React hydrates, when the visitor comes near. Until then its
 * pre-rendered HTML is shown. The page's module names it in `sections`, so that a navigation to the page loads the code
 * before it shows the page.
 */
export function lazySection(importSection: () => Promise<ComponentType>) {
  let Content: ComponentType | undefined
  const load = async () => {
    Content ??= await importSection()
  }

  // Without props, so that an update of the page does not reach a section that waits.
  const LazySection = memo(function LazySection() {
    const root = useRef<HTMLDivElement>(null)
    const [wait] = useState(() => (Content ? undefined : createHydrationWait(load)))
    useEffect(() => {
      if (root.current && wait) return endWhenNear(root.current, wait)
    }, [wait])
    return (
      <div ref={root} data-hydration={import.meta.env.SSR || wait ? 'pending' : undefined}>
        <Suspense fallback={<PrerenderedHtml root={root} />}>
          <Hydrated root={root} wait={wait} getContent={() => Content} />
        </Suspense>
      </div>
    )
  })
  return Object.assign(LazySection, { load })
}

interface HydratedProps {
  root: RefObject<HTMLElement | null>
  wait: HydrationWait | undefined
  getContent: () => ComponentType | undefined
}

/** The section. Suspends until its code has loaded. */
function Hydrated({ root, wait, getContent }: HydratedProps) {
  if (wait) use(wait.loaded)
  useEffect(() => {
    wait?.finish()
    if (root.current) markHydrated(root.current)
  }, [root, wait])
  const Content = getContent()
  return Content && <Content />
}

/** Keeps the pre-rendered HTML if an update reaches the section while it waits. */
function PrerenderedHtml({ root }: { root: RefObject<HTMLElement | null> }) {
  return <div dangerouslySetInnerHTML={{ __html: root.current?.innerHTML ?? '' }} />
}
