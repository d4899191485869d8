import type { PictureId, Pictures } from '../content/pictures'

const DEFAULT_SHARE_PICTURE: PictureId = 'hero-loggia'

export interface PagePictures {
  pictures: Partial<Pictures>
  /** Path of the image for link previews, 1200 × 630 px. */
  sharePicture: string | undefined
}

/**
 * Loads the pictures' data for one page; a picture without a file is left out. The data of all pictures is large: a
 * pre-rendered page brings its own in the HTML, the rest loads on the first navigation.
 */
export async function loadPictures(ids: readonly PictureId[]): Promise<PagePictures> {
  const { pictures, sharePictures } = await import('../content/pictures')
  const share = ids.find((id) => sharePictures[id]) ?? DEFAULT_SHARE_PICTURE
  return {
    pictures: Object.fromEntries(ids.map((id) => [id, pictures[id]])),
    sharePicture: sharePictures[share],
  }
}
