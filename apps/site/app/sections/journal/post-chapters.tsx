import { ContentCard as Card, RichText, Section, Text } from '@meridiana/ui'

interface PostChapter {
  heading: string | undefined
  paragraphs: string[]
}

/** The chapters of a post, each a heading and paragraphs. Leaves out chapters without text. */
export function PostChapters({ chapters }: { chapters: PostChapter[] }) {
  const visible = chapters.filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0)
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
