import { expect, it } from 'vitest'
import { homePageStories, otherPageStories } from '../../.storybook/story-index'

const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/**
 * The titles of all stories. Leaves out the words in parentheses, which are other names of a component for the search.
 */
const titles = Object.values(sources).map((source) => /title: '([^']+?)(?: \(.*\))?'/.exec(source)?.[1] ?? '')
const listed = [...homePageStories, ...otherPageStories].flatMap(({ stories }) => stories)

it('links to stories that exist', () => {
  expect(listed.filter((title) => !titles.includes(title))).toEqual([])
})

it('links to every component', () => {
  const components = titles.filter((title) => title.startsWith('Components/'))
  expect(components).not.toEqual([])
  expect(components.filter((title) => !listed.includes(title)).sort()).toEqual([])
})
