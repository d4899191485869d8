import { Gallery, RichText, Section, SectionHeader, SectionTitle, Sundial, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { useFragment } from '../../hooks/use-fragment'
import { useRoom } from '../../hooks/use-room'
import type { loader } from '../../lib/facts/room-data'

/** Gallery of a room, with a lightbox. Renders nothing if the room has no pictures. */
export function RoomGallery() {
  const room = useRoom()
  const { t } = useTranslation('room')
  const { t: list } = useTranslation('rooms')
  // `alt` returns alternative texts. It looks for a text below the room in `room.json`, then among those of all rooms,
  // then in `rooms.json`.
  const { t: alt } = useTranslation(['room', 'rooms'], { nsMode: 'fallback' })
  const [photo, setPhoto] = useFragment(/^photo-[1-9]\d*$/)
  const { galleryPictures } = useLoaderData<typeof loader>()
  const pictures = galleryPictures.map(({ id, ...picture }) => ({
    ...picture,
    alt: alt([
      `pages.${room.id}.pictures.${id}` as 'pages.suite.pictures.suite-bed',
      `pictures.${id}` as 'pictures.pool',
    ]),
  }))
  if (pictures.length === 0) return null
  const label = t('gallery.label', { name: list(`rooms.${room.id}.name`) })
  return (
    <Section aria-labelledby="gallery">
      <SectionHeader>
        <SectionTitle id="gallery" marker={<Sundial hour={13} />} kicker={t('gallery.kicker')}>
          <RichText>{t('gallery.title')}</RichText>
        </SectionTitle>
        <Text size="label" tone="quiet">
          {t('gallery.shared')}
        </Text>
      </SectionHeader>
      <Gallery
        pictures={pictures}
        index={photo ? Number(photo.slice('photo-'.length)) - 1 : null}
        onIndexChange={(index) => setPhoto(index === null ? undefined : `photo-${index + 1}`)}
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
