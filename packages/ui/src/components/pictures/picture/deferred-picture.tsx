import type { PictureProps } from './picture'
import * as Picture from './picture'

interface DeferredPictureProps extends PictureProps {
  /** Whether the picture's file may load now. */
  shouldLoad: boolean
}

/**
 * A picture that must not load yet, although it may be near the window: that of a slide or a tab which is not in view.
 * Until `shouldLoad` is true, only a page without working JavaScript shows it, in a single size and without its preview,
 * because its HTML is part of every page load. Elsewhere it has no box, and a lazy picture without a box does not load.
 */
export function DeferredPicture({ shouldLoad, ...props }: DeferredPictureProps) {
  if (shouldLoad) return <Picture.Root {...props} />
  return (
    <div className="ui:hidden ui:noscript:contents">
      <Picture.Root {...props} sources={undefined} preview={undefined} />
    </div>
  )
}
