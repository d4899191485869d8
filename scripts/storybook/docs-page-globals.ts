import type { Globals } from 'storybook/internal/types'

type PreviewWindow = Window & {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { get(): Globals } } }
}

/**
 * The toolbar values of the docs page around this frame. A docs page shows a story with `inline: false`, such as a
 * dialog, in a frame, and Storybook does not pass the toolbar values on to it. Empty in any other window.
 *
 * @param names the names of the values
 */
export function readDocsPageGlobals(names: string[]): Globals {
  if (window.parent === window) return {}
  try {
    const globals = (window.parent as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get()
    return Object.fromEntries(Object.entries(globals ?? {}).filter(([name]) => names.includes(name)))
  } catch {
    // The parent window has another origin: it is no docs page.
    return {}
  }
}
