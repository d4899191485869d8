import type { PictureFiles } from '@meridiana/ui'
import { roomPictures } from './room-pictures'
import type { Room } from './rooms'

const files = import.meta.glob<PictureFiles>(['../../pictures/*.webp', '!**/hero-*'], {
  eager: true,
  import: 'default',
  query: '?picture',
})

export type GalleryPicture = PictureFiles & { id: string }

/** The pictures of a room's gallery. Runs at build time: a room page has the data of its own pictures only. */
export const listGalleryPictures = ({ id: room, galleryPictures }: Room): GalleryPicture[] =>
  galleryPictures.map((id) => {
    const picture = id === `${room}-hero` ? roomPictures[room] : files[`../../pictures/${id}.webp`]
    if (!picture) throw new Error(`site: there is no file pictures/${id}.webp for the gallery of ${room}`)
    return { id, ...picture }
  })
