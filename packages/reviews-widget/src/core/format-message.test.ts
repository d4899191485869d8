import { expect, it, vi } from 'vitest'
import { formatMessage, formatPluralMessage } from './format-message'

it('replaces each name by its value, and keeps a name without one', () => {
  expect(formatMessage('{index} of {total}, {index}, {other}', { index: 2, total: 7 })).toBe(
    '2 of 7, 2, {other}',
  )
  expect(formatMessage('{count} stars{note}', { count: 0, note: '' })).toBe('0 stars')
})

it('takes the form of the number, written as the language does', () => {
  const stars = { one: '{count} stella', other: '{count} stelle' }
  expect(formatPluralMessage(stars, 1, 'it')).toBe('1 stella')
  expect(formatPluralMessage(stars, 12_345, 'it')).toBe('12.345 stelle')
  expect(formatPluralMessage(stars, 4.75, 'it', { count: '4,8' })).toBe('4,8 stelle')
})

it.each(['en', 'it', 'de', 'de-AT', 'fr', 'pl'])('takes the same plural form as `Intl` in %s', (locale) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' }
  for (const count of [0, 0.5, 1, 1.5, 2, 4.8, 5, 21, 193, 999.9, 1000, 1_000_000, -1]) {
    expect(formatPluralMessage(forms, count, locale), `${count}`).toBe(
      new Intl.PluralRules(locale).select(count),
    )
  }
})

it('needs no `Intl.PluralRules` for short numbers in the languages of the package', () => {
  const select = vi.spyOn(Intl.PluralRules.prototype, 'select')
  for (const locale of ['en', 'it', 'de']) formatPluralMessage({ other: '{count}' }, 193, locale)
  expect(select).not.toHaveBeenCalled()
  formatPluralMessage({ other: '{count}' }, 193, 'fr')
  expect(select).toHaveBeenCalledTimes(1)
})

it('takes the form `other` when that of the number is missing', () => {
  expect(formatPluralMessage({ other: '{count} на {platform}' }, 3, 'ru', { platform: 'Google' })).toBe(
    '3 на Google',
  )
})
