import type { PictureProps } from './picture'
import * as Picture from './picture'

interface DeferredPictureProps extends PictureProps {
  /** Whether the picture's file may load now. */
  shouldLoad: boolean
}

/**
 * A picture that must not load yet, although it may be near the window: that of a slide or a tab which is not in view.
 * Until `shouldLoad` is true, only browsers without JavaScript show it, in a single size and without its preview,
 * because its HTML is part of every page load.
 */
export function DeferredPicture({ shouldLoad, ...props }: DeferredPictureProps) {
  if (shouldLoad) return <Picture.Root {...props} />
  return (
    <noscript>
      <Picture.Root {...props} sources={undefined} preview={undefined} />
    </noscript>
  )
}
