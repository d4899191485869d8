import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { openDocument } from './first-view/inline-scripts'
import { readPart } from './first-view/parts'
import { loadTexts } from './i18n'
import { supportBrowserTranslation } from './lib/languages/browser-translation'
import { languageOfPath } from './lib/languages/paths'

const page = document.documentElement

/**
 * Lets React take over the page that the build rendered. If the page has failed meanwhile, because its words were
 * changed, the elements are put back as they were.
 *
 * @throws if React cannot keep the page: the elements are put back, too
 */
const hydrate = (container: HTMLElement) =>
  new Promise<void>((resolve, reject) => {
    const content = [...container.childNodes]
    const metadata = [...document.head.childNodes]
    let outcome: 'started' | 'failed' | undefined
    const giveUp = (end: () => void) => {
      if (outcome) return
      outcome = 'failed'
      // After React has finished its work, but before the browser paints.
      queueMicrotask(() => {
        const { scrollY } = window
        root.unmount()
        // In an element of their own: React may still empty the container, when it comes to the rest of its work.
        const kept = container.cloneNode() as HTMLElement
        kept.append(...content)
        container.replaceWith(kept)
        document.head.append(...metadata.filter((node) => !node.isConnected))
        window.scrollTo({ top: scrollY, behavior: 'instant' })
        end()
      })
    }
    const onError = (error: unknown) => {
      if (outcome === 'started') reportError(error)
      else giveUp(() => reject(error))
    }
    const onFirstChange = () =>
      queueMicrotask(() => {
        if (outcome) return
        if (readPart(page) === 'failed') return giveUp(resolve)
        outcome = 'started'
        resolve()
      })
    window.addEventListener('part', onFirstChange, { once: true })
    const root = hydrateRoot(
      container,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        onRecoverableError: onError,
        onCaughtError: onError,
        onUncaughtError: (error) => {
          // React has removed all words. The document of the address has them.
          if (outcome === 'started') openDocument(location.href)
          onError(error)
        },
      },
    )
  })

const container = document.getElementById('root')
if (!container) throw new Error('Startup error: root element with id root not found')
supportBrowserTranslation()
// If the texts do not load, the page stays as the build rendered it: readable, with links that work.
await loadTexts(languageOfPath(location.pathname), page.dataset.texts?.split(' ') ?? ['common'])
// Not if the words have been changed meanwhile, or if the visitor has gone to another address.
if (readPart(page) === 'waiting' && page.dataset.path === location.pathname)
  await new Promise((resolve) => startTransition(() => resolve(hydrate(container))))
