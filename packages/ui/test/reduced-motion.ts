/**
 * Simulates the system setting “reduce motion” for scripts, because a page cannot change the result of a media query. For
 * `beforeEach` of a story: returns a function that ends the simulation.
 */
export function simulateReducedMotion() {
  const { matchMedia } = window
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query)
    return query.includes('prefers-reduced-motion')
      ? Object.defineProperty(list, 'matches', { value: true })
      : list
  }
  return () => {
    window.matchMedia = matchMedia
  }
}
