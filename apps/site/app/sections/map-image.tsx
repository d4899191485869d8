import { Heading, Icon, Picture, Section, Split, Stack, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'
import type { PostImage } from '../content/posts'
import './map-image.css'

export interface MapImageProps {
  title: ReactNode
  text: ReactNode
  image: PostImage
  alt: string
  /** What a press does. */
  label: string
}

/** A map that opens in full when it is pressed, and what it shows. */
export function MapImage({ title, text, image, alt, label }: MapImageProps) {
  const { src, width, height } = image
  return (
    <Section space="compact" aria-labelledby="map">
      <Split ratio="7:5">
        <a className="map-image" href={src}>
          <Picture.Root src={src} alt={alt} width={width} height={height} />
          <span>
            {label} <Icon name="arrow-right" />
          </span>
        </a>
        <Stack>
          <Heading id="map">{title}</Heading>
          <Text>{text}</Text>
        </Stack>
      </Split>
    </Section>
  )
}
