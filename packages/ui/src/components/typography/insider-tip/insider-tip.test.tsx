import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { InsiderTip } from './insider-tip'

it('is a region named by its title', async () => {
  const screen = await render(
    <InsiderTip kicker="From the house" title="Half and half">
      Ask for the second arch.
    </InsiderTip>,
  )
  const tip = screen.getByRole('region', { name: 'Half and half' }).element()
  expect(tip.textContent).toContain('second arch')
})
