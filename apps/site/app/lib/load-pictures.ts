import type { PictureId, PicturesById } from '../content/pictures'

const DEFAULT_SOCIAL_IMAGE: PictureId = 'hero-loggia'

export interface PagePictures {
  pictures: Partial<PicturesById>
  /** Path of the image for link previews, 1200 × 630 px. */
  socialImage: string | undefined
}

/**
 * Loads the data (paths and sizes) of the pictures of one page. An id without a file gives `undefined`. The module with
 * the data of all pictures is large, so it loads only on a navigation: a pre-rendered page has its data in the HTML.
 */
export async function loadPictures(ids: readonly PictureId[]): Promise<PagePictures> {
  const { pictures, socialImages } = await import('../content/pictures')
  const id = ids.find((candidate) => socialImages[candidate]) ?? DEFAULT_SOCIAL_IMAGE
  return {
    pictures: Object.fromEntries(ids.map((id) => [id, pictures[id]])),
    socialImage: socialImages[id],
  }
}
