import { ContentCard as Card, Section, Text } from '@meridiana/ui'
import { RichText } from '../shared/rich-text'

export interface ContentCardBlock {
  heading: string | undefined
  paragraphs: string[]
}

/** A card with blocks of a post, each a heading and paragraphs. Leaves out blocks without text. */
export function PostContentCard({ blocks }: { blocks: ContentCardBlock[] }) {
  const visible = blocks.filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0)
  return (
    <Section scheme="quiet" space="compact">
      <Card.Root>
        {visible.map(({ heading, paragraphs }) => (
          <Card.Block key={heading ?? paragraphs[0]} title={heading && <RichText>{heading}</RichText>}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>
                <RichText>{paragraph}</RichText>
              </Text>
            ))}
          </Card.Block>
        ))}
      </Card.Root>
    </Section>
  )
}
