import { TermList as List } from '@meridiana/ui'
import type { ReactNode } from 'react'

export interface TermListItem {
  term: string
  text: ReactNode
}

/** A description list: terms, each with a text. */
export function TermList({ items }: { items: readonly TermListItem[] }) {
  return (
    <List.Root>
      {items.map(({ term, text }) => (
        <List.Item key={term} term={term}>
          {text}
        </List.Item>
      ))}
    </List.Root>
  )
}
