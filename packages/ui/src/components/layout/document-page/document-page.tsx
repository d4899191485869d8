import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react'
import { Text } from '../../typography/text/text'
import * as Document from '../document/document'
import { Section } from '../section/section'
import { SectionTitle, type SectionTitleProps } from '../section-title/section-title'
import { Stack } from '../two-columns/two-columns'

/** A section of a `DocumentPage`. */
export interface DocumentPageSection {
  /** The `id` of the section, to which the table of contents links. The `id` of its heading is `<id>-title`. */
  id: string
  title: ReactNode
  children: ReactNode
}

export interface DocumentPageProps
  extends Omit<ComponentProps<'article'>, 'title'>,
    Pick<SectionTitleProps, 'marker' | 'kicker'>,
    Pick<Document.DocumentBodyProps, 'printColumns'> {
  /** Text of the `<h1>`. */
  title: ReactNode
  /** The text below the title, in larger type. */
  lead: ReactNode
  /** Small text below `lead`, for example the date of the document. */
  note?: ReactNode
  /** The accessible name of the table of contents. */
  contents: string
  /** The chapters, in their order. The contents link to each. */
  sections: readonly DocumentPageSection[]
  /**
   * The links of the table of contents, such as those of a router that keeps a scroll position for each entry of the
   * history. It passes its props on to an `<a>`. @default a plain `<a>`
   */
  link?: ComponentType<DocumentPageLinkProps> | undefined
}

export interface DocumentPageLinkProps extends ComponentProps<'a'> {
  href: `#${string}`
}

/**
 * A page with a long text in sections, such as a privacy policy: its title, a table of contents made from the sections,
 * and the sections. Children are between the title and the table of contents.
 */
export function DocumentPage({
  marker,
  kicker,
  title,
  lead,
  note,
  contents,
  sections,
  link: Link = 'a' as never,
  printColumns,
  children,
  ...props
}: DocumentPageProps) {
  const titleId = useId()
  return (
    <article data-slot="ui-document-page" {...props}>
      <Section scheme="quiet" space="compact" aria-labelledby={titleId}>
        <Stack>
          <SectionTitle as="h1" size="h1" id={titleId} marker={marker} kicker={kicker}>
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
        <Document.Root>
          <Document.Contents aria-label={contents}>
            {sections.map(({ id, title }) => (
              <Document.Link key={id} asChild>
                <Link href={`#${id}`}>{title}</Link>
              </Document.Link>
            ))}
          </Document.Contents>
          <Document.Body printColumns={printColumns}>
            {sections.map((section) => (
              <Document.Section key={section.id} titleId={`${section.id}-title`} {...section} />
            ))}
          </Document.Body>
        </Document.Root>
      </Section>
    </article>
  )
}
