import type { PictureData } from '@meridiana/ui'
import type { PostPictureData } from '../content/posts'
import { useFindPicture } from './use-find-picture'

/**
 * Returns a function that finds the files of a post's picture. It finds only the pictures that the page module names in
 * `pagePictureIds`, because a page loads the data of no others.
 */
export function useFindPostPicture() {
  const getPicture = useFindPicture()
  return ({ kind, ...picture }: PostPictureData): PictureData =>
    'id' in picture ? { ...getPicture(picture.id), ...(picture.focus && { focus: picture.focus }) } : picture
}
