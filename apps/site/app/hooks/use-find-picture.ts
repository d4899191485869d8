import { useMatches } from 'react-router'
import type { PictureId, PicturesById } from '../content/pictures'
import type { PagePictures } from '../lib/load-pictures'

const usePagePictures = () => useMatches().at(-1)?.loaderData as PagePictures & { pictures: PicturesById }

/** Returns a function that finds a picture by its id. The page module must name the picture in `pagePictureIds`. */
export function useFindPicture() {
  const { pictures } = usePagePictures()
  return <Id extends PictureId>(id: Id): PicturesById[Id] => pictures[id]
}
