import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { isHydrating, markHydrated } from './hydration'

/** For each section that waits for its hydration, a function that hydrates it. */
const waiting = new Set<() => Promise<void>>()

/**
 * Hydrates all sections of the page. To be called before an update that changes them, such as another language: React
 * would otherwise replace their HTML.
 */
export const hydrateSections = () => Promise.all([...waiting].map((hydrate) => hydrate()))

/**
 * Creates a section whose code loads, and which React hydrates, when the visitor comes near it. Until then the page shows
 * the section's prerendered HTML. A route module passes its sections to `loadWithSections`, too.
 */
export function lazySection(importSection: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined
  let open = () => {}
  let finish = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const load = async () => {
    Loaded ??= await importSection()
    return { default: Loaded }
  }
  const loaded = opened.then(load)
  // A section whose code does not load keeps its HTML.
  const loadWhenOpened = () => loaded.catch(() => new Promise<never>(() => {}))
  const Lazy = lazy(import.meta.env.SSR ? load : loadWhenOpened)
  const hydrate = async () => {
    await load()
    open()
    await finished
  }

  // Memoized and without props, because React replaces the HTML of a section that renders again before its hydration.
  const LazySection = memo(function LazySection() {
    const root = useRef<HTMLDivElement>(null)
    const [Content] = useState(() => {
      if (isHydrating()) return Lazy
      open()
      return Loaded ?? Lazy
    })
    const isLazy = Content === Lazy
    useEffect(() => {
      const element = root.current
      if (!element || !isLazy) return
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(),
        { rootMargin: '50% 0px' },
      )
      observer.observe(element)
      waiting.add(hydrate)
      const stop = () => {
        observer.disconnect()
        waiting.delete(hydrate)
      }
      finished.then(() => {
        stop()
        markHydrated(element)
      })
      // If the code does not load, the links of the section work as without it.
      loaded.catch(() => markHydrated(element))
      return stop
    }, [isLazy])
    return (
      <div ref={root} data-hydration={isLazy && isHydrating() ? 'pending' : undefined}>
        <Suspense fallback={<Placeholder root={root} />}>
          <Content />
          <Mounted onMount={finish} />
        </Suspense>
      </div>
    )
  })
  return Object.assign(LazySection, { load })
}

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

const firstPath = globalThis.location?.pathname

/**
 * Stands for a section that React has to render before its code has loaded, because a context has changed: the
 * prerendered HTML. On the way to another page, where React Router changes a context before it renders that page, only
 * the height: the HTML of all sections would take a second on a phone.
 */
function Placeholder({ root: { current: section } }: { root: RefObject<HTMLElement | null> }) {
  return section?.closest('main') && location.pathname !== firstPath ? (
    <div style={{ blockSize: section.clientHeight }} />
  ) : (
    <div dangerouslySetInnerHTML={{ __html: section?.innerHTML ?? '' }} />
  )
}

/** A `clientLoader` that loads the code of the page's sections beside the data of the page. */
export const loadWithSections =
  (...sections: { load: () => Promise<unknown> }[]) =>
  async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    const [data] = await Promise.all([serverLoader(), ...sections.map(({ load }) => load())])
    return data
  }
