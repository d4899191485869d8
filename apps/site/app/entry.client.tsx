import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './i18n'
import { supportBrowserTranslation } from './lib/languages/browser-translation'
import { languageOfPath } from './lib/languages/paths'
import { reloadForMissingScripts } from './lib/missing-script'

const root = document.getElementById('root')
if (!root) throw new Error('Startup error: root element with id root not found')

supportBrowserTranslation()
reloadForMissingScripts()

const language = languageOfPath(location.pathname)
const texts = document.documentElement.dataset.texts?.split(' ') ?? ['common']
// If they do not load, the page stays as the build rendered it: readable, with links that work.
await loadTexts(language, texts)

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
