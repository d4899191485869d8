import {
  Button,
  Heading,
  Picture,
  RichText,
  ScrollReveal,
  Section,
  Stack,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useId } from 'react'
import type { PostPictureFiles } from '../../content/posts'
import { ExternalLink } from '../shared/external-link'

interface SurroundingsPlaceRowProps {
  title: string
  text: string[]
  picture?: (PostPictureFiles & { alt: string }) | undefined
  /** Link to the tourism site of the destination. */
  link?: { href: string; label: string } | undefined
  /** Side of the picture on wide screens. It also decides the background colour of the row. */
  side: 'left' | 'right'
}

/** A destination near the hotel: picture and text side by side. */
export function SurroundingsPlaceRow({ title, text, picture, link, side }: SurroundingsPlaceRowProps) {
  const id = useId()
  return (
    <Section scheme={side === 'left' ? 'quiet' : 'light'} space="compact" aria-labelledby={id}>
      <TwoColumns ratio={side === 'left' ? '7:6' : '5:6'} first={side}>
        {picture && (
          <Picture.Edge>
            <PlacePicture {...picture} />
          </Picture.Edge>
        )}
        <ScrollReveal>
          <Stack>
            <Heading id={id}>{title}</Heading>
            {text.map((paragraph) => (
              <Text key={paragraph}>
                <RichText>{paragraph}</RichText>
              </Text>
            ))}
            {link && (
              <Button asChild variant="outline">
                <ExternalLink href={link.href}>{link.label}</ExternalLink>
              </Button>
            )}
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}

const PlacePicture = ({ kind, ...picture }: PostPictureFiles & { alt: string }) => (
  <Picture.Root {...picture} sizes="(width < 48rem) 90vw, 50vw" />
)
