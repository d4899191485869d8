import { expect, it } from 'vitest'
import { findNextFairs } from './next-fairs'
import { parseFairs } from './schema'

const today = '2026-11-21'
const entry = { title: 'A', href: 'https://a.example/' }

it('returns the next three fairs, soonest first, without those that ended earlier this month', () => {
  const list = [
    { ...entry, id: 'latest', dates: '6 March 2027' },
    { ...entry, id: 'later', dates: '5 March 2027' },
    { ...entry, id: 'over', dates: '1–3 November 2026' },
    { ...entry, id: 'running', dates: '20–21 November 2026' },
    { ...entry, id: 'unknown', dates: 'soon' },
    { ...entry, id: 'sooner', dates: '16 January 2027' },
  ]
  const fairs = findNextFairs(parseFairs(list, today) ?? [], today, 'de')
  expect(fairs.map(({ id }) => id)).toEqual(['running', 'sooner', 'later'])
  expect(fairs.map(({ to }) => to)).toEqual(['2026-11-21', '2027-01-16', '2027-03-05'])
})

it('keeps a fair of which only the month is known until the month ends', () => {
  const list = parseFairs([{ ...entry, id: 'a', dates: 'November 2026' }], today) ?? []
  expect(findNextFairs(list, '2026-11-30', 'en')).toHaveLength(1)
  expect(findNextFairs(list, '2026-12-01', 'en')).toEqual([])
})
