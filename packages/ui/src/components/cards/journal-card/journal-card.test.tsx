import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { CardLink } from '../../actions/card-link/card-link'
import * as JournalCard from './journal-card'

it('shows the excerpt on hover, on a device that can hover', async () => {
  const screen = await render(
    <JournalCard.Grid>
      <JournalCard.Root
        title={<CardLink href="#post">Palladio in an afternoon</CardLink>}
        excerpt="Start at the theatre."
        more="Read more"
      />
    </JournalCard.Grid>,
  )
  const more = screen.container.querySelector('[data-slot=ui-journal-card-more]')
  const opacity = () => more && getComputedStyle(more).opacity
  expect(window.matchMedia('(hover: hover)').matches).toBe(true)
  expect(opacity()).toBe('0')
  await screen.getByRole('listitem').hover()
  await expect.poll(opacity).toBe('1')
})
