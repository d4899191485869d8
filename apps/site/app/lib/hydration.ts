/**
 * Marks an element as hydrated: removes `data-hydration="pending"`, which the element has in the pre-rendered page.
 * `start.ts` then repeats the visitor's presses on the element's controls.
 */
export function markHydrated(element: HTMLElement) {
  delete element.dataset.hydration
  window.dispatchEvent(new Event('hydrated'))
}

/** State of a pre-rendered section that waits for its hydration. */
export interface SectionHydration {
  /** Resolves when the code of the section has loaded. */
  loaded: Promise<void>
  /**
   * Ends the wait: loads the code, and resolves to true when React has hydrated the section. If the code fails to load,
   * resolves to false at once, and the page keeps the section's HTML.
   */
  end: () => Promise<boolean>
  /** To be called when React has hydrated or removed the section. */
  finish: () => void
}

const waits = new Set<SectionHydration>()

/**
 * Creates the state of a section that waits for its hydration.
 *
 * @param load loads the code of the section
 */
export function createSectionHydration(load: () => Promise<void>): SectionHydration {
  let onLoaded = () => {}
  let onFinished = () => {}
  const loaded = new Promise<void>((resolve) => {
    onLoaded = resolve
  })
  const finished = new Promise<void>((resolve) => {
    onFinished = resolve
  })
  const wait: SectionHydration = {
    loaded,
    end: async () => {
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
      waits.delete(wait)
      onFinished()
    },
  }
  waits.add(wait)
  return wait
}

/**
 * Hydrates all sections of the page. To be called before an update that affects every section, such as another
 * language: otherwise React discards the HTML of the sections that it has not hydrated, and renders them again.
 */
export async function hydrateSections() {
  await Promise.all([...waits].map((wait) => wait.end()))
}
