import { useEffect, useState } from 'react'

interface IndexEntry {
  id: string
  type: string
  title: string
}

/** The docs pages of all components with their other names, from the index of this Storybook. */
export function ComponentList() {
  const [entries, setEntries] = useState<IndexEntry[]>([])
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then((index) => setEntries(Object.values(index.entries)))
  }, [])
  const pages = entries.filter(({ type, title }) => type === 'docs' && title.includes('/'))
  return (
    <ul style={{ columns: '20rem' }}>
      {pages.map(({ id, title }) => {
        const [path = '', names] = title.split(/ \(|\)/)
        return (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              {path.replaceAll('/', ' / ')}
            </a>
            {names && ` ${names}`}
          </li>
        )
      })}
    </ul>
  )
}
