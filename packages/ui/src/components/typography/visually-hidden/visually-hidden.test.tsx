import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Heading } from '../heading/heading'
import { VisuallyHidden } from './visually-hidden'

it('is part of the accessible name and 1 px in size', async () => {
  const screen = await render(
    <a href="#show">
      Discover<VisuallyHidden> Hit Show</VisuallyHidden>
    </a>,
  )
  await expect.element(screen.getByRole('link', { name: 'Discover Hit Show' })).toBeVisible()
  const { width, height } = screen.getByText('Hit Show').element().getBoundingClientRect()
  expect([width, height]).toEqual([1, 1])
})

it('hides a heading visually and keeps it in the page’s outline', async () => {
  const screen = await render(
    <VisuallyHidden asChild>
      <Heading>All rooms</Heading>
    </VisuallyHidden>,
  )
  const heading = screen.getByRole('heading', { name: 'All rooms', level: 2 }).element()
  expect(heading.getBoundingClientRect().width).toBe(1)
})
