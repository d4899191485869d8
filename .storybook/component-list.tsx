import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import * as consent from '../packages/consent/src'
import * as reviews from '../packages/reviews-widget/src'
import * as ui from '../packages/ui/src'
import { findComponents } from '../scripts/storybook/story-code.ts'

/** The first sentence of each component's description in the source, without the pattern that it follows. */
const purposes = new Map(
  [...findComponents({ ui, reviews, consent })].map(([component, { name }]) => [
    name.replace(/\.Root$/, '').toLowerCase(),
    (component as { __docgenInfo?: { description: string } }).__docgenInfo?.description.match(
      /^.*?(?=[.:](\s|$)|,[^,]* APG | \(http)/s,
    )?.[0],
  ]),
)

/** The components by group, each with its purpose and its other names, from the index of this Storybook. */
export function ComponentList() {
  const [entries, setEntries] = useState<{ id: string; type: string; title: string }[]>([])
  useEffect(() => {
    fetch('index.json')
      .then((response) => response.json())
      .then((index) => setEntries(Object.values(index.entries)))
  }, [])
  const pages = entries.filter(({ type, title }) => type === 'docs' && title.includes('/'))
  const lines = pages.map(({ id, title }, index) => {
    const [, group = '', name = '', names] = title.match(/^(.*)\/([^(]*[^( ])(?: \((.*)\))?$/) ?? []
    const isFirst = !pages[index - 1]?.title.startsWith(`${group}/`)
    const purpose = purposes.get(name.replaceAll(' ', '').toLowerCase())
    const item = [`- [${name}](?path=/docs/${id})`, purpose, names && `Also: ${names}`]
    return `${isFirst ? `\n## ${group.replace('/', ' · ')}\n\n` : ''}${item.filter(Boolean).join('. ')}`
  })
  return (
    <div style={{ columns: '26rem', columnGap: '3rem' }}>
      <Markdown>{lines.join('\n')}</Markdown>
    </div>
  )
}
