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
 * Lets React take over the page that the build rendered.
 *
 * @throws if React cannot keep that page: its elements are put back, with the words that they had
 */
const hydrate = (container: HTMLElement) =>
  new Promise<void>((resolve, reject) => {
    const content = [...container.childNodes]
    const metadata = [...document.head.childNodes]
    let isStarting = true
    const giveUp = (error: unknown) => {
      const { scrollY } = window
      root.unmount()
      container.replaceChildren(...content)
      document.head.append(...metadata.filter((node) => !node.isConnected))
      window.scrollTo({ top: scrollY, behavior: 'instant' })
      reject(error)
    }
    const onError = (error: unknown) => {
      if (!isStarting) return reportError(error)
      isStarting = false
      // After React has finished its work, but before the browser paints.
      queueMicrotask(() => giveUp(error))
    }
    const onFirstChange = () =>
      queueMicrotask(() => {
        if (!isStarting) return
        if (readPart(page) === 'failed') return onError(new Error('site: the page changed while it started'))
        isStarting = false
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
          if (!isStarting) openDocument(location.href)
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
