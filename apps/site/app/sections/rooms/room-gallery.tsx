import { Gallery, Section, SectionHeader, SectionTitle } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { Room } from '../../content/rooms'
import { usePictures } from '../../hooks/use-pictures'
import { RichText } from '../shared/rich-text'

/** Gallery of a room, with a lightbox. Renders nothing without pictures. */
export function RoomGallery({ room, name }: { room: Room; name: string }) {
  const { t } = useTranslation('room')
  // The alternative text of a picture is in the room's own file, in that of all rooms, or in that of the list.
  const { t: alt } = useTranslation([`room-${room.id}` as 'room-suite', 'room', 'rooms'], {
    nsMode: 'fallback',
  })
  const getPicture = usePictures()
  const images = room.galleryImages.flatMap((id) => {
    const picture = getPicture(id)
    // A picture without encoded sources is a placeholder drawing: not shown among photographs.
    return picture?.sources ? [{ ...picture, alt: alt(`pictures.${id}` as 'pictures.suite-bed') }] : []
  })
  if (images.length === 0) return null
  const label = t('gallery.label', { name })
  return (
    <Section aria-labelledby="gallery">
      <SectionHeader>
        <SectionTitle id="gallery" hour={13} kicker={t('gallery.kicker')}>
          <RichText>{t('gallery.title')}</RichText>
        </SectionTitle>
      </SectionHeader>
      <Gallery
        images={images}
        aria-label={label}
        messages={{
          title: label,
          close: t('gallery.close'),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          thumbnails: t('gallery.thumbnails'),
          position: (place, count) => t('gallery.position', { place, count }),
        }}
      />
    </Section>
  )
}
