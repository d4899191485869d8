import { Gallery, Section, SectionHeader, SectionTitle } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useFindPicture } from '../../hooks/use-find-picture'
import { useRoom } from '../../hooks/use-room'
import { RichText } from '../shared/rich-text'

/** Gallery of a room, with a lightbox. Renders nothing if the room has no pictures. */
export function RoomGallery() {
  const room = useRoom()
  const { t } = useTranslation('room')
  const { t: list } = useTranslation('rooms')
  // `alt` returns alternative texts. It looks for a text in the translation file of the room, then in `room.json`, then
  // in `rooms.json`.
  const { t: alt } = useTranslation([`room-${room.id}` as 'room-suite', 'room', 'rooms'], {
    nsMode: 'fallback',
  })
  const getPicture = useFindPicture()
  const pictures = room.galleryPictures.flatMap((id) => {
    const picture = getPicture(id)
    // A picture without `sources` is a drawing that replaces a missing photograph: the gallery leaves it out.
    return picture?.sources ? [{ ...picture, alt: alt(`pictures.${id}` as 'pictures.suite-bed') }] : []
  })
  if (pictures.length === 0) return null
  const label = t('gallery.label', { name: list(`rooms.${room.id}.name`) })
  return (
    <Section aria-labelledby="gallery">
      <SectionHeader>
        <SectionTitle id="gallery" hour={13} kicker={t('gallery.kicker')}>
          <RichText>{t('gallery.title')}</RichText>
        </SectionTitle>
      </SectionHeader>
      <Gallery
        pictures={pictures}
        aria-label={label}
        messages={{
          title: label,
          close: t('gallery.close'),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          thumbnails: t('gallery.thumbnails'),
          position: t('gallery.position', { replace: { place: '{place}', count: '{count}' } }),
        }}
      />
    </Section>
  )
}
