import type { PictureData } from '@meridiana/ui'
import { type PictureId, pictures } from '../content/pictures'

/** A picture by its id; undefined for one that is planned but not there yet, which is then simply not shown. */
export const pictureOf = (id: PictureId): PictureData | undefined => pictures[id]
