import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { IndexEntry } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import * as consent from '../packages/consent/src'
import * as reviews from '../packages/reviews-widget/src'
import * as ui from '../packages/ui/src'
import { findComponents } from '../scripts/storybook/story-code.ts'
import './component-list.css'

/** The first sentence of each component's description in the source, without the pattern that it follows. */
const purposes = new Map(
  [...findComponents({ ui, reviews, consent })].map(([component, { name }]) => [
    name.replace(/\.Root$/, '').toLowerCase(),
    (component as { __docgenInfo?: { description: string } }).__docgenInfo?.description.match(
      /^.*?(?=[.:](\s|$)|,[^,]* APG | \(http)/s,
    )?.[0],
  ]),
)

/** The components by group, each with its picture, its purpose and its other names, from the index of this Storybook. */
export function ComponentList() {
  const [entries, setEntries] = useState<IndexEntry[]>([])
  // The page renders again when the toolbar changes. The pictures have two themes.
  const channel = addons.getChannel()
  const { theme } = (channel.last('globalsUpdated') ?? channel.last('setGlobals'))[0].globals
  useEffect(() => {
    const read = async () => (await fetch('index.json')).json()
    read().then(({ entries }) => setEntries(Object.values(entries)))
  }, [])
  const components = entries
    .filter(({ type, tags }) => type === 'docs' && !tags?.some((tag) => tag.endsWith('-mdx')))
    .map(({ id, title, name: docs }) => {
      const [, group = '', name = ''] = title.match(/^(.*)\/(.*)$/) ?? []
      return { id, group, name, docs, purpose: purposes.get(name.replaceAll(' ', '').toLowerCase()) }
    })
  return [...Map.groupBy(components, ({ group }) => group)].map(([group, members]) => (
    <section key={group}>
      <h2>{group.replace('/', ' · ')}</h2>
      <ul className="component-list">
        {members.map(({ id, name, docs, purpose }) => (
          <li key={id} style={{ margin: 0 }}>
            <a href={`?path=/docs/${id}`} target="_top">
              <img src={`pictures/${id}.${theme.replace('your', 'another')}.jpg`} alt="" loading="lazy" />
              <b>{name}</b>
            </a>
            <Markdown>
              {[purpose, docs.replace(/^[^(]*\(?(.*?)\)?$/, '$1')].filter(Boolean).join('. Also: ')}
            </Markdown>
          </li>
        ))}
      </ul>
    </section>
  ))
}
