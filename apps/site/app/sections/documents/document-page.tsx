import { Document as Layout, Section, SectionTitle, Stack, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { SectionText, type SectionTextProps } from './section-text'

interface DocumentSection extends SectionTextProps {
  /** Value of the `id` attribute: the table of contents links to it. */
  id: string
  title: ReactNode
  /** Content below the texts of the section: a table, links. */
  extra?: ReactNode
}

interface DocumentPageProps {
  /** Hour of the day, 0 to 24, which the small sundial above the title shows. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  lead: ReactNode
  /** Small text below `lead`, for example the date of the document. */
  note?: ReactNode
  /** Accessible name of the table of contents. */
  contents: string
  sections: DocumentSection[]
  /** Sections of the page between the title and the text. */
  children?: ReactNode
}

/**
 * A page with a long text in sections, such as the privacy policy, and a table of contents that stays in view on wide
 * screens.
 */
export function DocumentPage({
  hour,
  kicker,
  title,
  lead,
  note,
  contents,
  sections,
  children,
}: DocumentPageProps) {
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
      {children}
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
            {sections.map(({ id, title, extra, ...text }) => (
              <Layout.Section key={id} id={id} title={title} titleId={`${id}-title`}>
                <SectionText {...text} />
                {extra}
              </Layout.Section>
            ))}
          </Layout.Body>
        </Layout.Root>
      </Section>
    </>
  )
}
