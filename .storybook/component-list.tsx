import { useEffect, useState } from 'react'
import * as consent from '../packages/consent/src'
import * as reviews from '../packages/reviews-widget/src'
import * as ui from '../packages/ui/src'
import { findComponents } from '../scripts/storybook/story-code.ts'

interface IndexEntry {
  id: string
  type: string
  title: string
}

const components = new Map(
  [...findComponents({ ui, reviews, consent })].map(([component, { name }]) => [
    name.replace(/\.Root$/, '').toLowerCase(),
    component as { __docgenInfo?: { description?: string } },
  ]),
)

/** The first sentence of the description in the source of a component, without the pattern that it follows. */
const purposeOf = (name: string) =>
  components
    .get(name.replaceAll(' ', '').toLowerCase())
    ?.__docgenInfo?.description?.match(/^.*?[.:](?=\s|$)/s)?.[0]
    .replace(/,[^,]* APG .*| \(http.*|[.:]$/s, '')
    .replaceAll('`', '')

/** The components by group, each with its purpose and its other names, from the index of this Storybook. */
export function ComponentList() {
  const [entries, setEntries] = useState<IndexEntry[]>([])
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then((index) => setEntries(Object.values(index.entries)))
  }, [])
  const pages = entries
    .filter(({ type, title }) => type === 'docs' && title.includes('/'))
    .map(({ id, title }) => {
      const [path = '', names] = title.split(/ \(|\)/)
      return { id, names, group: path.replace(/\/[^/]*$/, ''), name: path.replace(/^.*\//, '') }
    })
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => (
    <section key={group} style={{ breakInside: 'avoid' }}>
      <h2>{group.replace('/', ' · ')}</h2>
      <ul>
        {pages
          .filter((page) => page.group === group)
          .map(({ id, name, names }) => (
            <li key={id}>
              <a href={`./?path=/docs/${id}`} target="_top">
                {name}
              </a>{' '}
              {purposeOf(name) && `${purposeOf(name)}.`}
              {names && <small> Also: {names}.</small>}
            </li>
          ))}
      </ul>
    </section>
  ))
  return <div style={{ columns: '26rem', columnGap: '3rem' }}>{groups}</div>
}
