import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  advanceTimeouts,
  installFakeTimeouts,
  renderWithoutHover,
  stillClock,
} from '../../../../test/autoplay'
import '../../../styles/index.css'
import { Quotes } from './quotes'

const messages = {
  region: 'Guests',
  pause: 'Pause',
  play: 'Play',
  pager: 'Choose',
  goTo: 'Quote {place}',
  position: '{place} of {count}',
}

const activeText = () => document.querySelector('[data-slot=ui-quotes-slide][data-state=active]')?.textContent
const corner = () => document.querySelector('[data-slot=ui-quotes]')?.getAttribute('data-corner')

async function show() {
  const screen = await renderWithoutHover(
    <Quotes messages={messages} quotes={['Garden', 'Coffee', 'Silence']} />,
  )
  return (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).click()
}

describe('the quotes', () => {
  installFakeTimeouts()

  it('advance after 5 seconds, wrap, and move the brackets by a corner at each change', async () => {
    await show()
    expect(corner()).toBe('0')
    const changes = [
      ['Coffee', '1'],
      ['Silence', '2'],
      ['Garden', '3'],
      ['Coffee', '0'],
    ]
    for (const [quote, expectedCorner] of changes) {
      await advanceTimeouts(4999)
      expect(activeText()).not.toBe(quote)
      await advanceTimeouts(1)
      await expect.poll(activeText, stillClock).toBe(quote)
      expect(corner()).toBe(expectedCorner)
    }
  })

  it('show the quote whose dot the visitor presses, and stop there', async () => {
    const press = await show()
    press('Quote 3')
    await advanceTimeouts(20_000)
    await expect.poll(activeText).toBe('Silence')
    expect(corner()).toBe('1')
  })

  it('keep the corner when the dot of the active quote is pressed', async () => {
    const press = await show()
    press('Quote 1')
    await advanceTimeouts(20_000)
    expect(activeText()).toBe('Garden')
    expect(corner()).toBe('0')
  })

  it('keep the quote while the keyboard focus is inside', async () => {
    await show()
    await userEvent.tab()
    await advanceTimeouts(20_000)
    expect(activeText()).toBe('Garden')
  })

  it('go on when the control that has the focus is removed', async () => {
    const quotes = (...texts: string[]) => <Quotes messages={messages} quotes={texts} />
    const screen = await renderWithoutHover(quotes('Garden', 'Coffee'))
    await userEvent.tab()
    await screen.rerender(quotes('Garden'))
    await screen.rerender(quotes('Garden', 'Coffee'))
    await advanceTimeouts(5000)
    await expect.poll(activeText).toBe('Coffee')
  })

  it('show the last quote when the quotes become fewer', async () => {
    const screen = await render(<Quotes messages={messages} quotes={['Garden', 'Coffee', 'Silence']} />)
    ;(screen.getByRole('button', { name: 'Quote 3' }).element() as HTMLElement).click()
    await expect.poll(activeText).toBe('Silence')
    await screen.rerender(<Quotes messages={messages} quotes={['Garden', 'Coffee']} />)
    await expect.element(screen.getByText('Coffee')).toBeVisible()
    await expect
      .element(screen.getByRole('button', { name: 'Quote 2' }))
      .toHaveAttribute('aria-current', 'true')
  })

  it('continue after a press of Play', async () => {
    const press = await show()
    press('Pause')
    await advanceTimeouts(20_000)
    expect(activeText()).toBe('Garden')
    press('Play')
    await advanceTimeouts(5000)
    await expect.poll(activeText).toBe('Coffee')
  })
})
