import { configureStorybookManager } from '../scripts/storybook/manager.ts'

declare global {
  /** The Storybooks of `refs` in `main.ts`. Storybook reads this variable after this file has run. */
  var REFS: Record<string, { url: string; type: string }> | undefined
}

configureStorybookManager('Storybook')

for (const ref of Object.values(globalThis.REFS ?? {})) {
  // The build must work at any address, but Storybook recognises a composed Storybook by its whole URL.
  ref.url = new URL(ref.url, document.baseURI).href
  // Makes Storybook request the index without cookies. In development the browser blocks a request with cookies.
  ref.type = 'server-checked'
}
