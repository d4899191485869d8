import type { PictureId, PicturesById } from '../content/pictures'

/** The picture data of one page, as its loader returns them. */
export interface PagePictures {
  pictures: Partial<PicturesById>
}

/**
 * Loads the data (paths and sizes) of the pictures of one page. An id without a file gives `undefined`. The module with
 * the data of all pictures is large. It loads only on a navigation, because the file with the
 * data of a pre-rendered page has that of its pictures.
 */
export async function loadPictures(ids: readonly PictureId[]): Promise<PagePictures> {
  const { pictures } = await import('../content/pictures')
  return { pictures: Object.fromEntries(ids.map((id) => [id, pictures[id]])) }
}
