import type { Channel } from 'storybook/internal/channels'

/** What Storybook's preview stores in its window. */
type PreviewWindow = Record<'__STORYBOOK_ADDONS_CHANNEL__', Channel> &
  Partial<Record<'__STORYBOOK_PREVIEW__', Record<string, (update: object) => void>>>

/**
 * Connects a story in a frame of a docs page with the toolbar and the controls of the page, which Storybook does not do.
 * Returns the values of the toolbar: those of the page, or the initial ones.
 */
export function inherited(initial: Record<string, string>): Record<string, string> {
  const page = window.frameElement && (window.parent as unknown as PreviewWindow)
  if (!page?.__STORYBOOK_PREVIEW__) return initial
  const channel = page.__STORYBOOK_ADDONS_CHANNEL__
  const id = new URLSearchParams(window.location.search).get('id')
  const follow = (event: string, method: string) => {
    const listener = (update: { storyId?: string }) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
      if ((update.storyId ?? id) === id) preview?.[method]?.(update)
    }
    channel.on(event, listener)
    window.addEventListener('pagehide', () => channel.off(event, listener))
  }
  follow('updateGlobals', 'onUpdateGlobals')
  follow('updateStoryArgs', 'onUpdateArgs')
  follow('resetStoryArgs', 'onResetArgs')
  const [{ userGlobals, globals }] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [{}]
  return { ...initial, ...(userGlobals ?? globals) }
}
