import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isChanged, isHydrating, type Part, setNextPage, setPart } from './parts'

/** For each section that nothing has asked for, a function that loads its code and lets React hydrate it. */
const waiting = new Set<() => unknown>()

/**
 * Hydrates all sections of the page. To be called before an update that changes them, such as another language: React
 * would otherwise replace their HTML.
 *
 * @returns whether all are hydrated. A section that has failed stays as it is: only another document changes it.
 */
export async function hydrateSections() {
  while (document.querySelector('#root [data-scripting=waiting]')) {
    const changed = new Promise((resolve) => window.addEventListener('part', resolve, { once: true }))
    // Each once: one that fails at once is a change, too, and this would go on without an end.
    for (const hydrate of waiting) hydrate()
    waiting.clear()
    await changed
  }
  return !document.querySelector('#root [data-scripting=failed]')
}

/**
 * Creates a section whose code loads, and which React hydrates, when the visitor comes near it. Until then, and for good
 * if the section fails, the page shows its prerendered HTML. A route module names its sections in
 * `handle`, too.
 */
export function lazySection(importSection: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined
  /** The element of the section, until React has rendered it, and what the build has put into it. */
  let section: Part | null = null
  let content: Element[] = []
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  const load = async () => {
    Loaded ??= await importSection()
    return { default: Loaded }
  }
  const Lazy = lazy(import.meta.env.SSR ? load : () => shown.then(load))
  const fail = () => section && setPart(section, 'failed')
  const hydrate = () =>
    load().then(
      () => (section && isChanged(section) ? fail() : show()),
      () => {
        fail()
        if (!navigator.onLine) setNextPage('failed')
      },
    )

  /**
   * Keeps the HTML of a section that React has to render without its code, because a context has changed or because the
   * section has failed: React takes the elements out, and this puts them back.
   */
  function KeptContent() {
    useLayoutEffect(() => {
      section?.append(...content)
      return () => {
        for (const element of content) element.remove()
      }
    }, [])
    return null
  }

  /** Keeps the HTML of a section whose rendering fails. Without such HTML, the page fails. */
  class Boundary extends Component<{ children: ReactNode }> {
    override state: { error?: unknown } = {}
    static getDerivedStateFromError = (error: unknown) => ({ error })
    override componentDidCatch = fail
    override render() {
      if (this.state.error && !section) throw this.state.error
      return this.state.error ? <KeptContent /> : this.props.children
    }
  }

  function Mounted() {
    useLayoutEffect(() => {
      if (section) setPart(section, 'ready')
      section = null
    }, [])
    return null
  }

  // Memoized and without props, because React replaces the HTML of a section that renders again before its hydration.
  const LazySection = memo(function LazySection() {
    const root = useRef<HTMLDivElement>(null)
    const [Content] = useState(() => (isHydrating() || !Loaded ? Lazy : Loaded))
    useLayoutEffect(() => {
      if (Content !== Lazy || !root.current) return
      section = root.current
      // Back to the first page can lead here without the code.
      if (section.firstElementChild) content = [...section.children]
      else section.append(...content)
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          hydrate()
        },
        { rootMargin: '50% 0px' },
      )
      observer.observe(section)
      waiting.add(hydrate)
      return () => {
        observer.disconnect()
        waiting.delete(hydrate)
        section = null
        window.dispatchEvent(new Event('part'))
      }
    }, [Content])
    return (
      <div ref={root} data-scripting={Content === Lazy ? 'waiting' : undefined}>
        <Boundary>
          <Suspense fallback={<KeptContent />}>
            <Content />
            <Mounted />
          </Suspense>
        </Boundary>
      </div>
    )
  })
  return Object.assign(LazySection, { load })
}
