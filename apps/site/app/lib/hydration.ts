/**
 * Marks an element as hydrated: removes `data-hydration="pending"`, which the element has in the pre-rendered page.
 * `start.ts` then repeats the presses that the visitor made on the element's controls before.
 */
export function markHydrated(element: HTMLElement) {
  delete element.dataset.hydration
  window.dispatchEvent(new Event('hydrated'))
}

/** The many large parts of a section: the panels of tabs and the slides of a carousel. */
const PARTS = ':is([role=tabpanel], [data-slot=reviews-slide])'
/** About how many elements get their layout in one frame. On a slow phone one takes the browser half a millisecond. */
const ELEMENTS_PER_FRAME = 60

/**
 * Gives the sections that wait for their hydration their true height while the browser is idle, so that they do not move
 * while the visitor scrolls. See `app.css`. In each frame, some sections or parts of a section get their layout, because
 * all of them would be one long task.
 */
export function layOutSections(root: HTMLElement) {
  // All sections have their height; see `start.ts`.
  if (document.documentElement.dataset.restored !== undefined) return
  const layOutNext = () => {
    const waiting = root.querySelectorAll<HTMLElement>(
      '[data-hydration=pending]:not([data-laid-out]), [data-laid-out=no]',
    )
    let count = 0
    for (const element of waiting) {
      count += countOwnElements(element)
      if (count > ELEMENTS_PER_FRAME && element !== waiting[0]) break
      for (const part of element.querySelectorAll<HTMLElement>(PARTS)) part.dataset.laidOut = 'no'
      element.dataset.laidOut = 'yes'
    }
    if (waiting.length > 0) requestAnimationFrame(() => layOutSections(root))
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(layOutNext, { timeout: 1000 })
  else setTimeout(layOutNext, 50)
}

/** Counts the elements inside an element, without those inside its parts. */
const countOwnElements = (element: HTMLElement) =>
  element.querySelectorAll('*').length - element.querySelectorAll(`:scope ${PARTS} *`).length

/** State of a pre-rendered section that waits for its hydration. */
export interface SectionHydration {
  /** Loads the code of the section. */
  load: () => Promise<void>
  /** Resolves when the code of the section has loaded. */
  loaded: Promise<void>
  /**
   * Loads the code, and resolves to true when React has hydrated the section. If the code fails to load, resolves to
   * false at once, and the page keeps the section's HTML.
   */
  hydrate: () => Promise<boolean>
  /** To be called when React has hydrated or removed the section. */
  finish: () => void
}

const pendingHydrations = new Set<SectionHydration>()

/**
 * Registers a section that waits for its hydration, so that `hydrateSections` finds it. Returns the section's state.
 *
 * @param load loads the code of the section
 */
export function registerSectionHydration(load: () => Promise<void>): SectionHydration {
  let onLoaded = () => {}
  let onFinished = () => {}
  const loaded = new Promise<void>((resolve) => {
    onLoaded = resolve
  })
  const finished = new Promise<void>((resolve) => {
    onFinished = resolve
  })
  const hydration: SectionHydration = {
    load,
    loaded,
    hydrate: async () => {
      try {
        await load()
      } catch {
        return false
      }
      onLoaded()
      await finished
      return true
    },
    finish: () => {
      pendingHydrations.delete(hydration)
      onFinished()
    },
  }
  pendingHydrations.add(hydration)
  return hydration
}

/**
 * Hydrates the given sections of the page, by default all. Call it before an update that changes these sections, such
 * as another language: without it, React would discard the HTML of a section that it has not hydrated, and render the
 * section again. Resolves to false if the code of a section fails to load.
 */
export async function hydrateSections(sections?: readonly Pick<SectionHydration, 'load'>[]) {
  const affected = [...pendingHydrations].filter(
    (hydration) => !sections || sections.some(({ load }) => load === hydration.load),
  )
  const hydrated = await Promise.all(affected.map((hydration) => hydration.hydrate()))
  return hydrated.every(Boolean)
}
