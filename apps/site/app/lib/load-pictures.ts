import type { PictureId, Pictures } from '../content/pictures'

const DEFAULT_SHARE_PICTURE: PictureId = 'hero-loggia'

export interface PagePictures {
  pictures: Partial<Pictures>
  /** Path of the image for link previews, 1200 × 630 px. */
  sharePicture: string | undefined
}

/**
 * Loads the data (paths and sizes) of the pictures of one page. An id without a file gives `undefined`. The module with
 * the data of all pictures is large, so it loads only on a navigation: a pre-rendered page has its data in the HTML.
 */
export async function loadPictures(ids: readonly PictureId[]): Promise<PagePictures> {
  const { pictures, sharePictures } = await import('../content/pictures')
  const share = ids.find((id) => sharePictures[id]) ?? DEFAULT_SHARE_PICTURE
  return {
    pictures: Object.fromEntries(ids.map((id) => [id, pictures[id]])),
    sharePicture: sharePictures[share],
  }
}
