import { TermList as List } from '@meridiana/ui'
import type { ReactNode } from 'react'

/** A row of a `TermList`: a term and its description. */
export interface TermListItem {
  term: string
  text: ReactNode
}

/** Renders a list of terms and texts from a translation as a `TermList` of the design system. */
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
