import { TermList, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { ContactText } from '../shared/contact-text'

interface SectionTextProps {
  text?: readonly string[]
  items?: readonly { term: string; text: string }[]
  /** Paragraphs below the list of terms. */
  after?: readonly string[]
}

/** Texts of a document section: paragraphs, a list of terms, and paragraphs below it. */
export function SectionText({ text = [], items, after = [] }: SectionTextProps) {
  return (
    <>
      {text.map((paragraph) => (
        <Text key={paragraph}>
          <ContactText>{paragraph}</ContactText>
        </Text>
      ))}
      {items && <TermList.Root items={items} />}
      {after.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </>
  )
}

/** The `sections` of a `DocumentPage`: for each id its title and texts, and the content of `extras` below them. */
export const documentSections = <Id extends string>(
  ids: readonly Id[],
  texts: Record<NoInfer<Id>, SectionTextProps & { title: string }>,
  extras: Partial<Record<NoInfer<Id>, ReactNode>>,
) =>
  ids.map((id) => ({
    id,
    title: texts[id].title,
    children: (
      <>
        <SectionText {...texts[id]} />
        {extras[id]}
      </>
    ),
  }))
