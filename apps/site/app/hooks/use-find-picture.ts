import { useMatches } from 'react-router'
import type { PictureId, PicturesById } from '../content/pictures'
import type { PagePictures } from '../lib/load-pictures'

const usePagePictures = () => useMatches().at(-1)?.loaderData as PagePictures & { pictures: PicturesById }

/**
 * Returns a function that finds a picture by its id. It finds only the pictures that the page module names in
 * `pagePictureIds`, because a page loads the data of no others.
 */
export function useFindPicture() {
  const { pictures } = usePagePictures()
  return <Id extends PictureId>(id: Id): PicturesById[Id] => pictures[id]
}
