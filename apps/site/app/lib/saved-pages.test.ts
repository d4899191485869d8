import { expect, it } from 'vitest'
import { parseUnavailablePath } from './saved-pages'

it('takes the path from the fragment', () => {
  expect(parseUnavailablePath('#/it/rooms/suite?guests=2', '/it/')).toBe('/it/rooms/suite?guests=2')
})

it.each([
  '',
  '#',
  '#rooms',
  '#//other.example',
  '#/\\other.example',
  '#javascript:alert(1)',
  '#https://other.example',
])('does not follow the fragment %j', (hash) => {
  expect(parseUnavailablePath(hash, '/it/')).toBe('/it/')
})
