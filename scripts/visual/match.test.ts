import { expect, it } from 'vitest'
import { matchScenes } from './match.ts'

const story = (title: string) => ({
  id: title.toLowerCase().replace(/[^a-z]+/g, '-'),
  title,
  path: `/${title}`,
})

it('pairs stories with the same id', () => {
  const before = story('Actions/Button: Default')
  const after = { ...before, title: 'Actions/Button: Renamed' }
  expect(matchScenes([before], [after])).toEqual([{ before, after }])
})

it('pairs a story whose group in the sidebar was renamed', () => {
  const before = story('Words/Kicker: Default')
  const after = story('Typography/Kicker: Default')
  expect(matchScenes([before], [after])).toEqual([{ before, after }])
})

it('pairs a story whose component is spelt with spaces now', () => {
  const before = story('ConsentGate: Dark')
  const after = story('Components/Consent gate: Dark')
  expect(matchScenes([before], [after])).toEqual([{ before, after }])
})

it('does not guess where two stories of one side have the same component and name', () => {
  const before = [story('Words/Kicker: Default'), story('Type/Kicker: Default')]
  const after = story('Typography/Kicker: Default')
  expect(matchScenes(before, [after])).toEqual([
    { before: undefined, after },
    ...before.map((scene) => ({ before: scene })),
  ])
})

it('reports added and removed stories', () => {
  const before = story('Lists/Facts: Default')
  const after = story('Lists/Table: Default')
  expect(matchScenes([before], [after])).toEqual([{ before: undefined, after }, { before }])
})
