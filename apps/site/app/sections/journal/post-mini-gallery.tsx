import { Picture, type PictureData, Section, TwoColumns } from '@meridiana/ui'

/** Two pictures of a post side by side, with about the same height. */
export function PostMiniGallery({ pictures }: { pictures: PictureData[] }) {
  return (
    <Section scheme="quiet" space="compact">
      <TwoColumns ratio="7:6" align="end" gap="close">
        {pictures.map((picture) => (
          <Picture.Root key={picture.src} {...picture} sizes="(width < 48rem) 100vw, 50vw" />
        ))}
      </TwoColumns>
    </Section>
  )
}
