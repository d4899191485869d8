import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as ItineraryCard from '../../cards/itinerary-card/itinerary-card'
import * as JournalCard from '../../cards/journal-card/journal-card'
import * as RoomCard from '../../cards/room-card/room-card'
import { CardLink } from './card-link'

const link = (
  <CardLink asChild>
    <a href="#there">Title</a>
  </CardLink>
)

const cards = {
  room: <RoomCard.Root media={<p>Picture</p>} title={link} more="View more" />,
  journal: <JournalCard.Root media={<p>Picture</p>} title={link} excerpt="Excerpt" more="Read more" />,
  itinerary: (
    <ItineraryCard.Root logo={<p>Picture</p>} title={link}>
      A line about it
    </ItineraryCard.Root>
  ),
}

it.each(Object.keys(cards) as (keyof typeof cards)[])(
  'follows the link when the visitor presses the picture of a %s card',
  async (kind) => {
    window.location.hash = ''
    await render(<ul>{cards[kind]}</ul>)
    await expect.element(page.getByRole('link', { name: 'Title', exact: true })).toBeVisible()
    const box = page.getByText('Picture').element().getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    expect(hit?.closest('a')?.getAttribute('href')).toBe('#there')
  },
)

it.each(Object.keys(cards) as (keyof typeof cards)[])(
  'shows the focus ring on the %s card instead of on its link',
  async (kind) => {
    await render(<ul>{cards[kind]}</ul>)
    await userEvent.tab()
    const focused = document.activeElement as HTMLElement
    expect(getComputedStyle(focused.closest('li') as HTMLElement).outline).toContain('solid 2px')
    expect(getComputedStyle(focused).outlineStyle).toBe('none')
  },
)
