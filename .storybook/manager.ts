import { configureManager } from '../scripts/storybook/manager.ts'

declare global {
  /** The Storybooks of `refs` in `main.ts`, read by Storybook after this file has run. */
  var REFS: Record<string, { url: string; type: string }> | undefined
}

configureManager('Storybook')

for (const ref of Object.values(globalThis.REFS ?? {})) {
  // The build must work at any address, but Storybook recognises a composed Storybook by its whole URL.
  ref.url = new URL(ref.url, document.baseURI).href
  // Requests the index without cookies. In development the browser rejects it otherwise.
  ref.type = 'server-checked'
}
