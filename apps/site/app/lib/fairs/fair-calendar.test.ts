import { expect, it } from 'vitest'
import { createFairCalendarUrl } from './fair-calendar'
import { parseFairs } from './schema'

function calendar(dates: string, title = 'Hit Show', id = 'hit-show') {
  const [fair] = parseFairs([{ id, title, dates, href: 'https://hit.example/' }], '2026-11-21') ?? []
  const url = fair && createFairCalendarUrl(fair)
  if (!url) throw new Error('The entry has no days')
  return decodeURIComponent(url.slice(url.indexOf(',') + 1))
}

it('writes an all-day event that ends on the day after the last', () => {
  const text = calendar('13–15 febbraio 2027')
  expect(text).toContain('DTSTART;VALUE=DATE:20270213\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20270216\r\n')
  expect(text).toContain('UID:hit-show@casameridiana.example\r\n')
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
})

it('ends in the next month or year if needed', () => {
  expect(calendar('30 December 2026 – 31 December 2026')).toContain('DTEND;VALUE=DATE:20270101\r\n')
})

it('escapes special characters and folds long lines', () => {
  const text = calendar(
    '13 febbraio 2027',
    'Arms, bows; and\\or: a very long name that needs more than two lines to be read '.repeat(2),
  )
  expect(text).toContain('SUMMARY:Arms\\, bows\\; and\\\\or')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

it('folds a title in another script, which can be read again', () => {
  const title = '展示会 🎪 ярмарка '.repeat(9).trim()
  const text = calendar('13 febbraio 2027', title)
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})

it.each(['\r\n', '\n', '\r', '\u2028'])('has no field more when title and id contain %j', (lineBreak) => {
  const text = `A${lineBreak}ATTACH:https://host.example/`
  const fields = calendar('13 febbraio 2027', text, text).split(/[\r\n\u2028]+/)
  expect(fields.filter((field) => field.startsWith('ATTACH'))).toEqual([])
  expect(fields).toContain('SUMMARY:A ATTACH:https://host.example/')
})

it('has none without days', () => {
  expect(() => calendar('marzo 2027')).toThrow('The entry has no days')
  expect(() => calendar('20–16 January 2027')).toThrow('The entry has no days')
})
