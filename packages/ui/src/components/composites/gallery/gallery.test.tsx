import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { messages, pictures } from '../../../../test/lightbox-props'
import '../../../styles/index.css'
import { Gallery } from './gallery'

const lightbox = page.getByRole('dialog')
const hash = () => location.hash

/** Opens a page at an address, from the same page without a fragment. */
async function open(fragment: string) {
  history.pushState({ page: 1 }, '', location.pathname + location.search)
  history.pushState({ page: 2 }, '', fragment)
  return render(<Gallery pictures={pictures} messages={messages} fragment="photo" />)
}

afterEach(() => history.replaceState(null, '', location.pathname + location.search))

it('opens the picture of the address, follows the visitor, and Back returns to the page', async () => {
  await open('#photo-2')
  await expect.element(lightbox).toHaveAccessibleDescription('Bath 2 of 3')
  await expect.poll(hash).toBe('#photo-2')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(hash).toBe('#photo-3')
  history.back()
  await expect.element(lightbox).not.toBeInTheDocument()
  expect(hash()).toBe('')
  expect(history.state).toEqual({ page: 2 })
  await expect.element(page.getByRole('link', { name: 'Bath' })).toHaveFocus()
})

it('has the address of a pressed picture until the visitor closes it', async () => {
  await open('#')
  await page.getByRole('link', { name: 'Desk' }).click()
  await expect.poll(hash).toBe('#photo-3')
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.poll(hash).toBe('')
  expect(history.state).toEqual({ page: 2 })
})

it('opens a picture whose link is on the page, and again on Forward', async () => {
  await open('#')
  location.hash = '#photo-1'
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
  await expect.poll(hash).toBe('#photo-1')
  history.back()
  await expect.element(lightbox).not.toBeInTheDocument()
  history.forward()
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
})

it.each(['#photo-0', '#photo-4', '#photo-x', '#other-1'])('stays closed at %s', async (fragment) => {
  const screen = await open(fragment)
  await expect.element(screen.getByRole('link', { name: 'Bed' })).toBeInTheDocument()
  await screen.rerender(<Gallery pictures={pictures} messages={messages} fragment="photo" />)
  expect(hash()).toBe(fragment)
  await expect.element(lightbox).not.toBeInTheDocument()
})
