/**
 * React has hydrated an element that has `data-hydration="pending"` in the pre-rendered page. `start.ts` then repeats the
 * presses on its controls.
 */
export function markHydrated(element: HTMLElement) {
  delete element.dataset.hydration
  window.dispatchEvent(new Event('hydrated'))
}

/** A section of a pre-rendered page that waits for its hydration. */
export interface HydrationWait {
  /** Resolves when the code of the section has loaded. */
  loaded: Promise<void>
  /** Loads the code. Resolves when React has hydrated the section; after a failure at once, and the HTML stays. */
  end: () => Promise<void>
  /** Call it when React has hydrated or removed the section. */
  finish: () => void
}

const waits = new Set<HydrationWait>()

/** @param load loads the code of the section */
export function createHydrationWait(load: () => Promise<void>): HydrationWait {
  let onLoaded = () => {}
  let onFinished = () => {}
  const loaded = new Promise<void>((resolve) => {
    onLoaded = resolve
  })
  const finished = new Promise<void>((resolve) => {
    onFinished = resolve
  })
  const wait: HydrationWait = {
    loaded,
    end: async () => {
      try {
        await load()
      } catch {
        return
      }
      onLoaded()
      await finished
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
