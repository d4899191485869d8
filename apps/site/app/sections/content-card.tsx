import { Heading, Section, Text } from '@meridiana/ui'
import { Words } from './words'
import './content-card.css'

export interface ContentBlock {
  heading: string | undefined
  paragraphs: string[]
}

/** A post's chapters, each a row between hairlines. One without words does not appear. */
export function ContentCard({ blocks }: { blocks: ContentBlock[] }) {
  const told = blocks.filter(({ heading, paragraphs }) => heading !== undefined || paragraphs.length > 0)
  return (
    <Section scheme="quiet" space="compact">
      <div className="content-card">
        {told.map(({ heading, paragraphs }) => (
          <div key={heading ?? paragraphs[0]} className="content-card-block">
            {heading && (
              <Heading size="h3">
                <Words>{heading}</Words>
              </Heading>
            )}
            <div className="content-card-text">
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>
                  <Words>{paragraph}</Words>
                </Text>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
