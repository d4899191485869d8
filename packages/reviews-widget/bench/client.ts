import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createReviews } from '../test/reviews'

/** Whether React renders the carousel into an empty page or hydrates its pre-rendered HTML. */
export type ReactStartMode = 'mount' | 'hydrate'

declare global {
  interface Window {
    /** The sum of the layout shifts since the page was opened. */
    layoutShift: number
    /**
     * Loads one of the compared carousels and mounts it, or hydrates its HTML from the server. `count` is the number of
     * reviews, if these are not the seven that all carousels show.
     */
    startCarousel: (library: string, start: ReactStartMode, count?: number) => Promise<void>
  }
}

window.layoutShift = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.layoutShift += (entry as unknown as { value: number }).value
}).observe({ type: 'layout-shift', buffered: true })

window.startCarousel = async (library, start, count) => {
  const container = document.getElementById('carousel')
  if (!container) throw new Error('The page has no container.')
  const { BenchmarkCarousel } = await import(`/${library}.js`)
  const carousel = createElement(BenchmarkCarousel, count ? { reviews: createReviews(count) } : {})
  // Hydrates in a transition, as React Router and Next.js do. React then works in slices, and the browser can react to
  // input between two slices.
  if (start === 'hydrate') startTransition(() => void hydrateRoot(container, carousel))
  else createRoot(container).render(carousel)
  // The browser paints after the frame callbacks and before the next task.
  const look = () =>
    container.textContent ? setTimeout(() => performance.mark('visible')) : requestAnimationFrame(look)
  requestAnimationFrame(look)
}
