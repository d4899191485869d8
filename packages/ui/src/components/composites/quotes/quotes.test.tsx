import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { advance, installFakeTimeouts, renderWithoutHover } from '../../../../test/autoplay'
import '../../../styles/index.css'
import { Quotes } from './quotes'

const messages = {
  region: 'Guests',
  pause: 'Pause',
  play: 'Play',
  pager: 'Choose',
  goTo: (place: number) => `Quote ${place}`,
  position: (place: number, count: number) => `${place} of ${count}`,
}

const seen = () => document.querySelector('[data-slot=ui-quotes-slide][data-state=active]')?.textContent
const corner = () => document.querySelector('[data-slot=ui-quotes]')?.getAttribute('data-corner')

async function show() {
  const screen = await renderWithoutHover(
    <Quotes messages={messages} interval={5000} quotes={['Garden', 'Coffee', 'Silence']} />,
  )
  return (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).click()
}

describe('the quotes', () => {
  installFakeTimeouts()

  it('turn after their interval and wrap, a corner for each change, four in a round', async () => {
    await show()
    expect(corner()).toBe('0')
    const round = [
      ['Coffee', '1'],
      ['Silence', '2'],
      ['Garden', '3'],
      ['Coffee', '0'],
    ]
    for (const [quote, place] of round) {
      await advance(4999)
      expect(seen()).not.toBe(quote)
      await advance(1)
      await expect.poll(seen).toBe(quote)
      expect(corner()).toBe(place)
    }
  })

  it('show the one whose bullet a guest presses, and stop there', async () => {
    const press = await show()
    press('Quote 3')
    await advance(20_000)
    expect(seen()).toBe('Silence')
    expect(corner()).toBe('1')
  })

  it('keep the corner when the bullet of the same quote is pressed', async () => {
    const press = await show()
    press('Quote 1')
    await advance(20_000)
    expect(seen()).toBe('Garden')
    expect(corner()).toBe('0')
  })

  it('stand while the keyboard’s focus is inside', async () => {
    await show()
    await userEvent.tab()
    await advance(20_000)
    expect(seen()).toBe('Garden')
  })

  it('go on when a guest says so', async () => {
    const press = await show()
    press('Pause')
    await advance(20_000)
    expect(seen()).toBe('Garden')
    press('Play')
    await advance(5000)
    await expect.poll(seen).toBe('Coffee')
  })
})
