import { Picture, Section } from '@meridiana/ui'
import './mini-gallery.css'

export interface MiniGalleryImage {
  src: string
  width: number
  height: number
  alt: string
}

/** A few pictures of a post side by side, as high as one another. */
export function MiniGallery({ images }: { images: MiniGalleryImage[] }) {
  return (
    <Section scheme="quiet" space="compact">
      <div className="mini-gallery">
        {images.map((image) => (
          <Picture.Root key={image.src} {...image} />
        ))}
      </div>
    </Section>
  )
}
