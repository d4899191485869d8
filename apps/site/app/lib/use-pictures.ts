import { useMatches } from 'react-router'
import type { PictureId, Pictures } from '../content/pictures'

/**
 * The pictures with these ids, for a page. The data of all pictures is large, and a page brings its own in its HTML: the
 * rest is loaded when a guest goes on to another page. One that is not there yet is left out.
 */
export async function loadPictures(ids: Iterable<PictureId>): Promise<Partial<Pictures>> {
  const { pictures } = await import('../content/pictures')
  return Object.fromEntries([...ids].map((id) => [id, pictures[id]]))
}

/** Finds a picture of the page by its id. A page names its pictures beside its `load`; others are not found. */
export function usePictures() {
  const data = useMatches().at(-1)?.loaderData as { pictures: Pictures }
  return <Id extends PictureId>(id: Id): Pictures[Id] => data.pictures[id]
}
