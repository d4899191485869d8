import { type PictureId, pictures } from '../content/pictures'

/** A picture by its id; undefined for one that is planned but not there yet, which is then simply not shown. */
export const pictureOf = <Id extends PictureId>(id: Id): (typeof pictures)[Id] => pictures[id]
