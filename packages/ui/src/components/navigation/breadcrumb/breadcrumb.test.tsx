import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import * as Breadcrumb from './breadcrumb'

it('marks the current page and links only to the pages above it', async () => {
  const screen = await render(
    <Breadcrumb.Root aria-label="You are here">
      <Breadcrumb.Link asChild>
        <a href="#home">Home</a>
      </Breadcrumb.Link>
      <Breadcrumb.Page>Vicenza</Breadcrumb.Page>
    </Breadcrumb.Root>,
  )
  const trail = screen.getByRole('navigation', { name: 'You are here' })
  expect(
    trail
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Home'])
  expect(trail.getByText('Vicenza').element().getAttribute('aria-current')).toBe('page')
})
