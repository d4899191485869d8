import { expect, it } from 'vitest'
import { directions, flatten, hotel, hotelDetails, offers, readFile, readTexts, rooms } from './site'

const sections = readFile('../../docs/handover.md').split('\n## ')
const sectionOf = (file: string) => sections.find((text) => text.startsWith(`\`apps/site/${file}`)) ?? ''
const isBelow = (path: string, name: string) => `${path}.`.startsWith(`${name}.`)

it.each([
  ['app/hotel.ts', hotel],
  ['app/hotel-details.ts', hotelDetails],
  ['app/directions.ts', directions],
  ['app/content/rooms.ts', Object.assign({}, ...rooms)],
  ['app/content/offers.ts', Object.assign({}, ...offers)],
])('docs/handover.md names every fact of %s, and no other', (file, facts) => {
  const names = [...sectionOf(file).matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)
  const paths = Object.keys(flatten(facts))
  expect(paths.filter((path) => !names.some((name) => isBelow(path, name)))).toEqual([])
  expect(names.filter((name) => !paths.some((path) => isBelow(path, name)))).toEqual([])
})

it('docs/handover.md names only texts that exist', () => {
  const { en = {} } = readTexts()
  const named = [...sectionOf('public').matchAll(/^\| `(.+)\.json` +\| `(.+?)`/gm)]
  expect(named.length).toBeGreaterThan(40)
  const has = (file: string, key: string) => Object.keys(en[file] ?? {}).some((path) => isBelow(path, key))
  expect(named.filter(([, file = '', key = '']) => !has(file, key)).map(([row]) => row)).toEqual([])
})
