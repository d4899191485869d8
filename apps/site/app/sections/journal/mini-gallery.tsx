import { Picture, type PictureData, Section, Split } from '@meridiana/ui'

/** A few pictures of a post side by side, as high as one another. */
export function MiniGallery({ images }: { images: (PictureData & { alt: string })[] }) {
  return (
    <Section scheme="quiet" space="compact">
      <Split ratio="7:6" align="end" gap="close">
        {images.map((image) => (
          <Picture.Root key={image.src} {...image} sizes="(width < 48rem) 100vw, 50vw" />
        ))}
      </Split>
    </Section>
  )
}
