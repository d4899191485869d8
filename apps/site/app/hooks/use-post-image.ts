import type { PictureData } from '@meridiana/ui'
import type { PostImage } from '../content/posts'
import { usePictures } from './use-pictures'

/**
 * Returns a function that finds the files of a post's picture. The page module must name the picture in
 * `pagePictureIds`.
 */
export function usePostImage() {
  const getPicture = usePictures()
  return ({ kind, ...image }: PostImage): PictureData =>
    'id' in image ? { ...getPicture(image.id), ...(image.focus && { focus: image.focus }) } : image
}
