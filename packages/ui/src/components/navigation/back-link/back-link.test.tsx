import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { BackLink } from './back-link'

it('renders its arrow inside the given link', async () => {
  const screen = await render(
    <BackLink asChild>
      <a href="#rooms">All rooms</a>
    </BackLink>,
  )
  const link = screen.getByRole('link', { name: 'All rooms' }).element()
  expect(link.getAttribute('href')).toBe('#rooms')
  expect(link.querySelector('svg')).not.toBeNull()
})
