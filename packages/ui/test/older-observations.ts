import { afterEach, beforeEach, vi } from 'vitest'

/**
 * In each test of the file, an `IntersectionObserver` reports two observations at once: an older one, which says the
 * opposite, and the current one. A browser does this when the page is busy.
 */
export function reportOlderObservations() {
  beforeEach(() => {
    const Native = window.IntersectionObserver
    class Observer extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const withOlder = entries.flatMap((entry) => [
            Object.create(entry, {
              isIntersecting: { value: !entry.isIntersecting },
              target: { value: entry.target },
            }),
            entry,
          ])
          callback(withOlder, observer)
        }, options)
      }
    }
    vi.stubGlobal('IntersectionObserver', Observer)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
