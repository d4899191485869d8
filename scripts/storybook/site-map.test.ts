import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { homePageSections, otherPageSections } from '../../.storybook/site-map.ts'
import { storybooks } from '../../.storybook/storybooks.ts'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

/** The stories of all components, named as in `ui Components/Actions/Button Solid`. */
const stories = storybooks.flatMap(({ id }) =>
  globSync(`${id}/src/components/**/*.stories.tsx`, { cwd: packages }).flatMap((file) => {
    const source = readFileSync(packages + file, 'utf8')
    const title = /title: '(Components\/[^'(]+?)(?: \(.*\))?'/.exec(source)?.[1]
    return source
      .split(/^export const /m)
      .slice(1)
      .map((story) => ({
        name: `${id} ${title} ${/^\w+/.exec(story)}`,
        isActed: /\bplay\b|\.\.\.Open\b/.test(story),
      }))
  }),
)
const components = new Set(stories.map(({ name }) => name.slice(0, name.lastIndexOf(' '))))
const sections = [...homePageSections, ...otherPageSections]
const shown = new Set(
  sections.flatMap((section) => section.components.map(({ storybook, title }) => `${storybook} ${title}`)),
)

it('names only components that have stories', () => {
  expect([...shown].filter((component) => !components.has(component))).toEqual([])
})

it('shows where every component is', () => {
  expect([...components].filter((component) => !shown.has(component))).toEqual([])
})

it('takes each picture from a story without a play function, which would move the focus', () => {
  const still = new Set(stories.filter(({ isActed }) => !isActed).map(({ name }) => name))
  const pictures = sections.map(
    ({ picture: { storybook, title, story } }) => `${storybook} ${title} ${story}`,
  )
  expect(pictures.filter((picture) => !still.has(picture))).toEqual([])
})
