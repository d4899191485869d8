import {
  Component,
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { setFailedLoad } from '../lib/failed-load'
import { isHydrating, readPart, setPart } from './parts'

const never = new Promise<never>(() => {})

/** For each section that waits for its hydration, a function that loads its code and lets React hydrate it. */
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
    for (const hydrate of waiting) hydrate()
    await changed
  }
  return !document.querySelector('#root [data-scripting=failed]')
}

/**
 * Creates a section whose code loads, and which React hydrates, when the visitor comes near it. Until then, and for good
 * if its code does not load, the page shows the section's prerendered HTML. A route module passes its sections to
 * `loadWithSections`, too.
 */
export function lazySection(importSection: () => Promise<ComponentType>) {
  let Loaded: ComponentType | undefined
  /** The element of the section, until React has rendered it. */
  let section: HTMLElement | null = null
  let show = () => {}
  const shown = new Promise<void>((resolve) => {
    show = resolve
  })
  const load = async () => {
    Loaded ??= await importSection()
    return { default: Loaded }
  }
  const Lazy = lazy(import.meta.env.SSR ? load : () => shown.then(load))
  const hydrate = () =>
    load().then(
      () => readPart(section) !== 'failed' && show(),
      () => {
        if (section) setPart(section, 'failed')
        if (!navigator.onLine) setFailedLoad('part')
      },
    )

  /** The prerendered elements of the section, once React has taken them out. */
  let content: Element[] = []

  /**
   * Stands for a section that React has to render before its code has loaded, because a context has changed: puts its own
   * elements back, which React takes out first.
   */
  function Placeholder() {
    if (section && !content.length) content = [...section.children]
    useLayoutEffect(() => {
      section?.append(...content)
      return () => {
        for (const element of content) element.remove()
      }
    }, [])
    return null
  }

  /** Keeps the HTML of a section whose rendering fails. Without such HTML, the page fails. */
  class Keep extends Component<{ children: ReactNode }> {
    override state: { error?: unknown } = {}
    static getDerivedStateFromError = (error: unknown) => ({ error })
    override componentDidCatch = () => section && setPart(section, 'failed')
    override render() {
      if (this.state.error && !section) throw this.state.error
      return this.state.error ? <Placeholder /> : this.props.children
    }
  }

  /** Lets a section wait for good whose words have been changed since its code was asked for: its HTML stays. */
  function Unchanged() {
    if (readPart(section) === 'failed') use(never)
    return null
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
    const [state] = useState(() => (isHydrating() ? 'waiting' : undefined))
    const [Content] = useState(() => (state ? Lazy : (Loaded ?? Lazy)))
    useLayoutEffect(() => {
      if (Content !== Lazy) return
      section = root.current
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          hydrate()
        },
        { rootMargin: '50% 0px' },
      )
      if (section) observer.observe(section)
      waiting.add(hydrate)
      return () => {
        observer.disconnect()
        waiting.delete(hydrate)
        section = null
        window.dispatchEvent(new Event('part'))
      }
    }, [Content])
    return (
      <div ref={root} data-scripting={state}>
        <Keep>
          <Suspense fallback={<Placeholder />}>
            <Unchanged />
            <Content />
            <Mounted />
          </Suspense>
        </Keep>
      </div>
    )
  })
  return Object.assign(LazySection, { load })
}

/** A `clientLoader` that loads the code of the page's sections beside the data of the page. */
export const loadWithSections =
  (...sections: { load: () => Promise<unknown> }[]) =>
  async ({ serverLoader }: ClientLoaderFunctionArgs) => {
    const [data] = await Promise.all([serverLoader(), ...sections.map(({ load }) => load())])
    return data
  }
