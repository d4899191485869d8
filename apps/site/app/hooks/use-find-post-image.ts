import type { PictureData } from '@meridiana/ui'
import type { PostImage } from '../content/posts'
import { useFindPicture } from './use-find-picture'

/**
 * Returns a function that finds the files of a post's picture. The page module must name the picture in
 * `pagePictureIds`.
 */
export function useFindPostImage() {
  const getPicture = useFindPicture()
  return ({ kind, ...image }: PostImage): PictureData =>
    'id' in image ? { ...getPicture(image.id), ...(image.focus && { focus: image.focus }) } : image
}
