import { expect, it } from 'vitest'
import { createMonthFilters, filterFairsByMonth, listUpcomingFairs } from './fair-months'
import { parseFairs } from './schema'

const today = '2026-11-21'
const fairs = (...list: [title: string, dates: string][]) =>
  parseFairs(
    list.map(([title, dates]) => ({ id: title, title, dates, href: 'https://a.example/' })),
    today,
  ) ?? []
const titles = (list: { title: string }[]) => list.map(({ title }) => title)

it('hides past fairs and sorts by month, then title, regardless of the day', () => {
  const list = fairs(
    ['Zeta', '3 January 2027'],
    ['École', '4 January 2027'],
    ['abilmente', '5 January 2027'],
    ['Past', '3 October 2026'],
    ['Next year', '1 Jan 2028'],
    ['Alpha', '28 gennaio 2027'],
    ['Unknown', 'soon'],
    ['December', '31. Dezember 2026'],
  )
  expect(titles(listUpcomingFairs(list, today))).toEqual([
    'December',
    'abilmente',
    'Alpha',
    'École',
    'Zeta',
    'Next year',
    'Unknown',
  ])
})

it('sorts a fair with a year but no month after the months of its year', () => {
  const list = fairs(
    ['Unknown', 'soon'],
    ['January 2028', '1 January 2028'],
    ['In 2027', '2027, to be announced'],
    ['December 2027', '1 December 2027'],
  )
  const inField =
    parseFairs(
      [{ id: 'e', title: 'Also in 2027', dates: 'soon', year: 2027, href: 'https://a.example/' }],
      today,
    ) ?? []
  expect(titles(listUpcomingFairs([...list, ...inField], today))).toEqual([
    'December 2027',
    'Also in 2027',
    'In 2027',
    'January 2028',
    'Unknown',
  ])
})

it('hides a fair only when its last month is past', () => {
  const isHidden = (dates: string) => listUpcomingFairs(fairs(['A', dates]), today).length === 0
  expect(isHidden('28–30 October 2026')).toBe(true)
  expect(isHidden('30 October – 2 November 2026')).toBe(false)
  expect(isHidden('1–3 November 2026')).toBe(false)
  expect(isHidden('to be announced')).toBe(false)
})

it('keeps a fair over two months until the last is past, and lists it under the first', () => {
  const list = listUpcomingFairs(fairs(['Over', '30 October – 2 November 2026']), today)
  expect(list).toHaveLength(1)
  expect(filterFairsByMonth(list, { month: 10, year: 2026, hasFairs: true })).toHaveLength(1)
  expect(filterFairsByMonth(list, { month: 11, year: 2026, hasFairs: true })).toHaveLength(0)
})

it('has twelve months from January, each with the year of its next fairs', () => {
  const pills = createMonthFilters(fairs(['A', '5 March 2028'], ['B', '5 December 2026']), today)
  expect(pills.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(pills.map(({ year }) => year)).toEqual([2027, 2027, 2028, ...Array(7).fill(2027), 2026, 2026])
  expect(pills.filter(({ hasFairs }) => hasFairs).map(({ month }) => month)).toEqual([3, 12])
})

it('has a second pill for a month only when two years have fairs in it', () => {
  const pills =
    createMonthFilters(fairs(['B', '7 gennaio 2028'], ['A', '5 Jan 2027'], ['C', '9. Januar 2027']), today) ??
    []
  expect(pills.filter(({ month }) => month === 1).map(({ year }) => year)).toEqual([2027, 2028])
  expect(pills).toHaveLength(13)
})

it('shows a fair without a readable month only when no filter is selected', () => {
  const list = fairs(['Unknown', 'soon'], ['A', '5 Jan 2027'])
  expect(titles(filterFairsByMonth(list, undefined))).toEqual(['Unknown', 'A'])
  const everywhere = createMonthFilters(list, today).flatMap((pill) => titles(filterFairsByMonth(list, pill)))
  expect(everywhere).toEqual(['A'])
})
