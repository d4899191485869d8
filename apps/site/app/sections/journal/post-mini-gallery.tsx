import { Picture, type PictureData, Section, TwoColumns } from '@meridiana/ui'

/** Two pictures of a post side by side, with about the same height. */
export function PostMiniGallery({ images }: { images: (PictureData & { alt: string })[] }) {
  return (
    <Section scheme="quiet" space="compact">
      <TwoColumns ratio="7:6" align="end" gap="close">
        {images.map((image) => (
          <Picture.Root key={image.src} {...image} sizes="(width < 48rem) 100vw, 50vw" />
        ))}
      </TwoColumns>
    </Section>
  )
}
