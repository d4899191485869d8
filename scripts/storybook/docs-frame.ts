import type { Channel } from 'storybook/internal/channels'
import type { Globals } from 'storybook/internal/types'

/** What Storybook's preview stores in its window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__?: Record<string, (update: object) => void>
}

/** The events of a toolbar and of controls, and the methods of a preview that handle them. */
const handlers = {
  updateGlobals: 'onUpdateGlobals',
  updateStoryArgs: 'onUpdateArgs',
  resetStoryArgs: 'onResetArgs',
}

/**
 * Connects a story in a frame of a docs page with the toolbar and the controls of the page, which Storybook does not do.
 * Returns the current values of the toolbar.
 */
export function followDocsPage(): Globals | undefined {
  const page = window.frameElement && (window.parent as unknown as PreviewWindow)
  if (!page?.__STORYBOOK_PREVIEW__) return
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__
  const id = new URLSearchParams(window.location.search).get('id')
  for (const [event, handler] of Object.entries(handlers)) {
    const follow = (update: { storyId?: string }) => {
      if ((update.storyId ?? id) === id)
        (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.[handler]?.(update)
    }
    channel.on(event, follow)
    window.addEventListener('pagehide', () => channel.off(event, follow))
  }
  const [{ userGlobals, globals }] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [{}]
  return userGlobals ?? globals
}
