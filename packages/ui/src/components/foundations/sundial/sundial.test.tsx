import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Sundial } from './sundial'

it.each([
  [12, 0],
  [9, -45],
  [16, 60],
  [20, 120],
])('points its ray at %i:00, fifteen degrees an hour from noon', async (hour, angle) => {
  const { container } = await render(<Sundial hour={hour} />)
  expect(container.querySelector('line')?.getAttribute('transform')).toBe(`rotate(${angle} 16 16.5)`)
})

it('has no ray without an hour', async () => {
  const { container } = await render(<Sundial />)
  expect(container.querySelector('line')).toBeNull()
})

it('draws a line for every hour from 6 to 18 in the large size', async () => {
  const { container } = await render(<Sundial size="large" />)
  expect(container.querySelectorAll('[data-slot=ui-sundial-hour]')).toHaveLength(13)
})

it('animates its ray while it loads, and stops afterwards', async () => {
  const { container, rerender } = await render(<Sundial loading />)
  const animations = () => container.querySelector('[data-slot=ui-sundial-ray]')?.getAnimations().length
  expect(animations()).toBe(1)
  await rerender(<Sundial hour={9} />)
  expect(animations()).toBe(0)
})
