import type { PictureData } from '@meridiana/ui'
import type { PostImage } from '../content/posts'
import { useFindPicture } from './use-find-picture'

/**
 * Returns a function that finds the files of a post's picture. It finds only the pictures that the page module names in
 * `pagePictureIds`, because a page loads the data of no others.
 */
export function useFindPostImage() {
  const getPicture = useFindPicture()
  return ({ kind, ...image }: PostImage): PictureData =>
    'id' in image ? { ...getPicture(image.id), ...(image.focus && { focus: image.focus }) } : image
}
