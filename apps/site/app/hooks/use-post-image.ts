import type { PictureData } from '@meridiana/ui'
import type { PostImage } from '../content/posts'
import { usePictures } from './use-pictures'

/** Finds the files of a post's picture: a page that shows one of the site names its id among its `pictures`. */
export function usePostImage() {
  const pictureOf = usePictures()
  return ({ kind, ...image }: PostImage): PictureData =>
    'id' in image ? { ...pictureOf(image.id), ...(image.focus && { focus: image.focus }) } : image
}
