import { Document as Layout, Section, SectionTitle, Stack, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { SectionText, type SectionTextProps } from './section-text'

export interface DocumentSection extends SectionTextProps {
  /** Where its link in the contents leads. */
  id: string
  title: ReactNode
  /** What follows its words: a table, a way on. */
  extra?: ReactNode
}

export interface DocumentProps {
  /** The hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  lead: ReactNode
  /** A quiet line below the lead: of which day the text is. */
  note?: ReactNode
  /** The name of the list of contents. */
  contents: string
  sections: DocumentSection[]
}

/** A page to look things up in: its sections beside a list of them, which stays in view on wide screens. */
export function Document({ hour, kicker, title, lead, note, contents, sections }: DocumentProps) {
  return (
    <>
      <Section scheme="quiet" space="compact" aria-labelledby="document">
        <Stack>
          <SectionTitle as="h1" size="h1" id="document" hour={hour} kicker={kicker}>
            {title}
          </SectionTitle>
          <Text size="lead">{lead}</Text>
          {note && (
            <Text size="label" tone="quiet">
              {note}
            </Text>
          )}
        </Stack>
      </Section>
      <Section space="compact">
        <Layout.Root>
          <Layout.Contents aria-label={contents}>
            {sections.map(({ id, title }) => (
              <Layout.Link key={id} href={`#${id}`}>
                {title}
              </Layout.Link>
            ))}
          </Layout.Contents>
          <Layout.Body>
            {sections.map(({ id, title, extra, ...words }) => (
              <Layout.Section key={id} id={id} title={title} titleId={`${id}-title`}>
                <SectionText {...words} />
                {extra}
              </Layout.Section>
            ))}
          </Layout.Body>
        </Layout.Root>
      </Section>
    </>
  )
}
