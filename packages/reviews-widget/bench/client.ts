import { createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

export type Start = 'mount' | 'hydrate'

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    layoutShift: number
    /** Loads a subject and mounts it, or hydrates the server's HTML. */
    startSubject: (subject: string, start: Start) => Promise<void>
  }
}

window.layoutShift = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.layoutShift += (entry as unknown as { value: number }).value
}).observe({ type: 'layout-shift', buffered: true })

window.startSubject = async (subject, start) => {
  const container = document.getElementById('subject')
  if (!container) throw new Error('The page has no container.')
  const { Subject } = await import(`/${subject}.js`)
  // As React Router and Next.js hydrate: in slices, between which the browser can react.
  if (start === 'hydrate') startTransition(() => void hydrateRoot(container, createElement(Subject)))
  else createRoot(container).render(createElement(Subject))
}
