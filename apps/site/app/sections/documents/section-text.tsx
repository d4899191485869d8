import { Text } from '@meridiana/ui'
import { RichText } from '../shared/rich-text'
import { TermList, type TermListItem } from '../shared/term-list'

export interface SectionTextProps {
  text?: string[]
  items?: TermListItem[]
  /** Paragraphs below the list of terms. */
  after?: string[]
}

/** Texts of a document section: paragraphs, a list of terms, and paragraphs below it. */
export function SectionText({ text = [], items, after = [] }: SectionTextProps) {
  return (
    <>
      {text.map((paragraph) => (
        <Text key={paragraph}>
          <RichText>{paragraph}</RichText>
        </Text>
      ))}
      {items && <TermList items={items} />}
      {after.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </>
  )
}
