import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Footer from '../../layout/footer/footer'
import { Button } from '../button/button'
import { CardLink } from '../card-link/card-link'
import { TextLink } from '../text-link/text-link'
import { ExternalLink } from './external-link'

const link = (
  <ExternalLink href="#fair" note="(opens in a new tab)" className="own">
    Official calendar
  </ExternalLink>
)

it('opens in a new tab and says so at the end of its name', async () => {
  const screen = await render(link)
  const element = screen.getByRole('link', { name: 'Official calendar (opens in a new tab)', exact: true })
  await expect.element(element).toHaveAttribute('target', '_blank')
  await expect.element(element).toHaveAttribute('rel', 'noopener')
})

it('is underlined in a sentence', async () => {
  const screen = await render(<p>See the {link}.</p>)
  expect(getComputedStyle(screen.getByRole('link').element()).textDecorationLine).toBe('underline')
})

it.each([
  ['ui-button', Button],
  ['ui-card-link', CardLink],
  ['ui-footer-link', Footer.Link],
  ['ui-text-link', TextLink],
] as const)('has the slot and the look of %s with asChild', async (slot, Parent) => {
  const screen = await render(<Parent asChild>{link}</Parent>)
  const element = screen.getByRole('link', { name: 'Official calendar (opens in a new tab)' }).element()
  expect(element.getAttribute('data-slot')).toBe(slot)
  expect(element.classList).toContain('own')
  expect(element.classList.length).toBeGreaterThan(1)
  expect(getComputedStyle(element).textDecorationLine).toBe('none')
})
