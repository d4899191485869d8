import { expect, it } from 'vitest'
import { formatMessage } from './format-message'

it('replaces each name by its value, and keeps a name without one', () => {
  expect(formatMessage('{place} of {count}, {other}', { place: 2, count: 7 })).toBe('2 of 7, {other}')
})
