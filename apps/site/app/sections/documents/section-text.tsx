import { Text } from '@meridiana/ui'
import { type Term, TermList } from '../shared/term-list'

export interface SectionTextProps {
  text?: string[]
  items?: Term[]
  /** What follows the items. */
  after?: string[]
}

/** What a section of a policy says: paragraphs, terms, paragraphs. */
export function SectionText({ text = [], items, after = [] }: SectionTextProps) {
  return (
    <>
      {text.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {items && <TermList items={items} />}
      {after.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </>
  )
}
