import type { CSSProperties } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { CardLink } from '../../actions/card-link/card-link'
import * as ItineraryCard from './itinerary-card'

const renderCard = (scheme: string) =>
  render(
    <div data-scheme={scheme} style={{ '--ui-radius-card': '12px' } as CSSProperties}>
      <ul>
        <ItineraryCard.Root
          logo={<img src="data:," alt="" />}
          title={<CardLink href="https://www.example.com/">Riviera Berica</CardLink>}
        />
      </ul>
    </div>,
  )

const styleOf = (slot: string, part = '') =>
  getComputedStyle(document.querySelector(`[data-slot=${slot}]${part}`) as Element)

it('has a straight line above it, and the corners of the theme around its focus ring', async () => {
  await renderCard('light')
  expect(styleOf('ui-itinerary-card').borderStartStartRadius).toBe('0px')
  await userEvent.tab()
  expect(styleOf('ui-itinerary-card').borderStartStartRadius).toBe('12px')
})

it('gives the dark ink of a logo a light ground on a dark page alone', async () => {
  const none = 'rgba(0, 0, 0, 0)'
  const { unmount } = await renderCard('light')
  expect(styleOf('ui-itinerary-card-logo', ' img').backgroundColor).toBe(none)
  await unmount()
  await renderCard('dark')
  expect(styleOf('ui-itinerary-card-logo', ' img').backgroundColor).not.toBe(none)
})
