import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dial } from './dial'

it.each([
  [12, 0],
  [9, -45],
  [16, 60],
  [20, 120],
])('points its ray at %i:00, fifteen degrees an hour from noon', async (hour, angle) => {
  const { container } = await render(<Dial hour={hour} />)
  expect(container.querySelector('line')?.getAttribute('transform')).toBe(`rotate(${angle} 16 16.5)`)
})

it('has no ray without an hour', async () => {
  const { container } = await render(<Dial />)
  expect(container.querySelector('line')).toBeNull()
})
