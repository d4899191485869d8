import { Gallery, Section, SectionHeader, SectionTitle } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { Room } from '../../content/rooms'
import { usePictures } from '../../hooks/use-pictures'
import { RichText } from '../shared/rich-text'

/** A room's pictures that are there, in rows; a press shows them large. Without a picture there is no gallery. */
export function RoomGallery({ room, name }: { room: Room; name: string }) {
  const { t } = useTranslation('room')
  // What a picture shows is said in the room's own words, in those of all rooms, or in those of the list.
  const { t: tell } = useTranslation([`room-${room.id}` as 'room-suite', 'room', 'rooms'], {
    nsMode: 'fallback',
  })
  const pictureOf = usePictures()
  const images = room.galleryImages.flatMap((id) => {
    const picture = pictureOf(id)
    // A drawing stands in on pages, not among photographs.
    return picture?.sources ? [{ ...picture, alt: tell(`pictures.${id}` as 'pictures.suite-bed') }] : []
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
