import { Text } from '@meridiana/ui'
import { type Term, TermList } from '../shared/term-list'

export interface PassageWords {
  text?: string[]
  items?: Term[]
  /** What follows the items. */
  after?: string[]
}

/** What a section of a policy says: paragraphs, terms, paragraphs. */
export function Passage({ text = [], items, after = [] }: PassageWords) {
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
