import { configureStorybookManager } from '../scripts/storybook/manager.ts'

declare global {
  /**
   * The combined Storybooks: the entries of `refs` in `main.ts`. Storybook reads this variable after this file has run.
   */
  var REFS: Record<string, { url: string; type: string }> | undefined
}

configureStorybookManager('Storybook')

for (const ref of Object.values(globalThis.REFS ?? {})) {
  // In a build the URLs of `refs` are relative, so that the build works at any address. Storybook needs complete URLs:
  // it compares them with the address of a message to find the Storybook that sent the message.
  ref.url = new URL(ref.url, document.baseURI).href
  // Makes Storybook request the list of stories without cookies. In development each Storybook has its own port, and
  // the browser blocks a request with cookies to another port.
  ref.type = 'server-checked'
}
