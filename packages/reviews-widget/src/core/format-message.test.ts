import { expect, it } from 'vitest'
import { formatMessage, formatPluralMessage } from './format-message'

it('replaces each name by its value, and keeps a name without one', () => {
  expect(formatMessage('{index} of {total}, {index}, {other}', { index: 2, total: 7 })).toBe(
    '2 of 7, 2, {other}',
  )
})

it('takes the form of the number, written as the language does', () => {
  const stars = { one: '{count} stella', other: '{count} stelle' }
  expect(formatPluralMessage(stars, 1, 'it')).toBe('1 stella')
  expect(formatPluralMessage(stars, 12_345, 'it')).toBe('12.345 stelle')
  expect(formatPluralMessage(stars, 4.75, 'it', { count: '4,8' })).toBe('4,8 stelle')
})

it('takes the form `other` when that of the number is missing', () => {
  expect(formatPluralMessage({ other: '{count} на {platform}' }, 3, 'ru', { platform: 'Google' })).toBe(
    '3 на Google',
  )
})
