import { Heading, Icon, Picture, PictureLink, Section, Stack, Text, TwoColumns } from '@meridiana/ui'
import type { ReactNode } from 'react'
import type { PostPictureFiles } from '../../content/posts'

interface PostMapProps {
  title: ReactNode
  text: ReactNode
  picture: PostPictureFiles
  alt: string
  /** Text of the link to the map in full size. */
  label: string
}

/** A map with a text about it. The map links to the file in full size. */
export function PostMap({ title, text, picture, alt, label }: PostMapProps) {
  const { kind, ...data } = picture
  return (
    <Section space="compact" aria-labelledby="map">
      <TwoColumns ratio="7:5">
        <PictureLink
          href={data.src}
          label={
            <>
              {label} <Icon name="arrow-right" />
            </>
          }
        >
          <Picture.Root {...data} alt={alt} />
        </PictureLink>
        <Stack>
          <Heading id="map">{title}</Heading>
          <Text>{text}</Text>
        </Stack>
      </TwoColumns>
    </Section>
  )
}
