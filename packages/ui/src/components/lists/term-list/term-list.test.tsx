import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as TermList from './term-list'

it('shows a link in the colour of its text on a page without link styles', async () => {
  const screen = await render(
    <TermList.Root>
      <TermList.Item term="Telephone">
        <a href="tel:+390444000000">+39 0444 000000</a>
      </TermList.Item>
    </TermList.Root>,
  )
  const colour = (element: Element) => getComputedStyle(element).color
  expect(colour(screen.getByRole('link').element())).toBe(colour(screen.getByRole('definition').element()))
})

it('shows the rows of its data in another language, also two with the same term', async () => {
  const rows = (...terms: string[]) => terms.map((term) => ({ term, text: 'text' }))
  const screen = await render(<TermList.Root items={rows('Trade fair', 'Trade fair', 'Pool')} />)
  await screen.rerender(<TermList.Root items={rows('Messe', 'Messe', 'Pool')} />)
  const terms = screen.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Messe', 'Messe', 'Pool'])
})

it('has a row for each item of its data', async () => {
  const items = [
    { term: 'Arrival', text: 'Sunday' },
    { term: 'Breakfast', text: <em>included</em>, icon: 'sun' as const },
  ]
  const screen = await render(<TermList.Root items={items} />)
  const texts = (role: 'term' | 'definition') =>
    screen
      .getByRole(role)
      .elements()
      .map((element) => element.textContent)
  expect(texts('term')).toEqual(['Arrival', 'Breakfast'])
  expect(texts('definition')).toEqual(['Sunday', 'included'])
})
