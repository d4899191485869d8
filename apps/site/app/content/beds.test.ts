import { expect, it } from 'vitest'
import { bedGroups, mattressSizes } from './beds'
import { rooms } from './rooms'

it('has a place in a bed for every guest of a room', () => {
  const places = (kind: keyof typeof mattressSizes) => (mattressSizes[kind].width < 120 ? 1 : 2)
  for (const { id, sleeps, beds } of rooms)
    expect(
      bedGroups[beds].reduce((sum, { kind, count }) => sum + places(kind) * count, 0),
      id,
    ).toBe(sleeps)
})
