import { expect, it } from 'vitest'
import { givenArgs } from './storybook/controls.ts'

it.each([
  ['an emptied name', '', 'Check availability', undefined, 'Check availability'],
  ['an emptied text that is optional', '', 'Please enter your name.', false, ''],
  ['another text', 'Book', 'Check availability', undefined, 'Book'],
  ['an emptied list', [], ['Rooms', 'Garden'], true, ['Rooms', 'Garden']],
  ['no list', { rooms: 9 }, ['Rooms'], true, ['Rooms']],
  ['a number in a list of texts', ['Rooms', 9], ['Rooms'], true, ['Rooms']],
  ['another list', ['Rooms', 'Bar'], ['Rooms'], true, ['Rooms', 'Bar']],
])('shows what a story has instead of what a control spoils: %s', (_, value, initial, required, shown) => {
  const type = { name: 'string', required } as const
  expect(givenArgs({ given: value }, { given: { name: 'given', type } }, { given: initial })).toEqual({
    given: shown,
  })
})

it.each([
  ['a label', { search: 'Book' }, { search: 'Book', errors: { past: 'Too early' }, days: ['Monday'] }],
  [
    'a text within',
    { errors: { past: 'Late' } },
    { search: 'Search', errors: { past: 'Late' }, days: ['Monday'] },
  ],
  ['a list', { days: ['Lundi'] }, { search: 'Search', errors: { past: 'Too early' }, days: ['Lundi'] }],
  ['nothing', { search: '', errors: null, days: {} }, undefined],
  ['no object', 'Book', undefined],
])('gives a component the texts that are typed, and its own for the others: %s', (_, messages, shown) => {
  const own = { search: 'Search', errors: { past: 'Too early' }, days: ['Monday'] }
  const given = givenArgs({ messages }, { messages: { name: 'messages' } }, { messages: own })
  expect(given).toEqual({ messages: shown ?? own })
})
