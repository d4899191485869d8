import { configureStorybookManager } from '../scripts/storybook/manager.ts'

declare global {
  /** The Storybooks of `refs` in `main.ts`. Storybook reads this variable after this file has run. */
  var REFS: Record<string, { url: string; type: string }> | undefined
}

configureStorybookManager('Storybook')

for (const ref of Object.values(globalThis.REFS ?? {})) {
  // In a build the URLs of `refs` are relative, so that it works at any address. Storybook needs complete URLs: by its
  // URL it recognises a composed Storybook.
  ref.url = new URL(ref.url, document.baseURI).href
  // Makes Storybook request the index without cookies. In development the browser blocks a request with cookies.
  ref.type = 'server-checked'
}
