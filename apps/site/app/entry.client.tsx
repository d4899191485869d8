import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openDocument } from './first-view/inline-scripts'
import { isChanged, readPart, setPart } from './first-view/parts'
import { forgetNextPage, getContext, loadPageTexts } from './hooks/next-page'
import { supportBrowserTranslation } from './lib/languages/browser-translation'

const page = document.documentElement

/**
 * Lets React take over the page that the build rendered. If React cannot keep it, or if its words have been changed
 * meanwhile, the page has failed, and the elements are put back as they were.
 */
function hydrate(container: HTMLElement) {
  const content = [...container.childNodes]
  const metadata = [...document.head.childNodes]
  let hasStarted = false
  // The place of the visitor, read before React shortens the page for a moment: a scroll event comes after that moment.
  let top = window.scrollY
  const start = new AbortController()
  window.addEventListener('scroll', () => (top = window.scrollY), { passive: true, signal: start.signal })

  const restore = () => {
    start.abort()
    root.unmount()
    // In an element of their own: React may still empty the container, when it comes to the rest of its work.
    const kept = container.cloneNode() as HTMLElement
    kept.append(...content)
    container.replaceWith(kept)
    document.head.append(...metadata.filter((node) => !node.isConnected))
    window.scrollTo({ top, behavior: 'instant' })
  }
  const onError = (error: unknown) => {
    reportError(error)
    if (!hasStarted) setPart(page, 'failed')
  }

  function Application() {
    useLayoutEffect(() => {
      if (readPart(page) === 'waiting') setPart(page, 'ready')
      // After React has finished its work, but before the browser paints.
      queueMicrotask(() => {
        hasStarted = readPart(page) === 'ready'
        if (!hasStarted) return restore()
        start.abort()
        performance.mark('hydrated')
      })
    }, [])
    return (
      <StrictMode>
        <HydratedRouter getContext={getContext} />
      </StrictMode>
    )
  }

  const root = hydrateRoot(container, <Application />, {
    onRecoverableError: onError,
    onCaughtError: onError,
    onUncaughtError: (error) => {
      onError(error)
      // React has removed all words. The document of the address has them.
      if (hasStarted) openDocument(location.href)
      else queueMicrotask(restore)
    },
  })
}

const container = document.getElementById('root')
if (!container) throw new Error('Startup error: root element with id root not found')
supportBrowserTranslation()
window.addEventListener('popstate', forgetNextPage)
// If the texts do not load, the page stays as the build rendered it: readable, with links that work.
await loadPageTexts(location.pathname)
if (isChanged(container)) setPart(page, 'failed')
// Not if the visitor has gone to another address: its document is on its way.
else if (page.dataset.path === location.pathname) startTransition(() => hydrate(container))
