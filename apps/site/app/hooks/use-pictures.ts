import { useMatches } from 'react-router'
import type { PictureId, Pictures } from '../content/pictures'

/** What stands for a page that has no picture of its own for that. */
const HOUSE: PictureId = 'hero-loggia'

interface PagePictures {
  pictures: Partial<Pictures>
  /** The address of the picture that a link to the page shows where it is shared, 1200 × 630 px. */
  sharePicture: string | undefined
}

/**
 * The pictures with these ids, for a page. The data of all pictures is large, and a page brings its own in its HTML: the
 * rest is loaded when a guest goes on to another page. One that is not there yet is left out.
 */
export async function loadPictures(ids: readonly PictureId[]): Promise<PagePictures> {
  const { pictures, sharePictures } = await import('../content/pictures')
  const share = ids.find((id) => sharePictures[id]) ?? HOUSE
  return {
    pictures: Object.fromEntries(ids.map((id) => [id, pictures[id]])),
    sharePicture: sharePictures[share],
  }
}

const usePagePictures = () => useMatches().at(-1)?.loaderData as PagePictures & { pictures: Pictures }

/** Finds a picture of the page by its id. A page names its pictures beside its `load`; others are not found. */
export function usePictures() {
  const { pictures } = usePagePictures()
  return <Id extends PictureId>(id: Id): Pictures[Id] => pictures[id]
}

/** The address of the picture that a link to this page shows where it is shared. */
export const useSharePicture = () => usePagePictures().sharePicture
