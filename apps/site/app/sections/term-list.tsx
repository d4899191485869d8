import type { ReactNode } from 'react'
import './term-list.css'

export interface Term {
  term: string
  text: ReactNode
}

/** Terms and what is to be said of each, on hairlines; side by side where there is room. */
export function TermList({ items }: { items: readonly Term[] }) {
  return (
    <dl className="term-list">
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
