import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useMediaQuery } from '../../../hooks/use-media-query'
import '../../../styles/index.css'
import * as OverlayMenu from './overlay-menu'

function Menu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <OverlayMenu.Root open={open} onOpenChange={setOpen}>
        <OverlayMenu.Trigger aria-label="Open" />
        <OverlayMenu.Content title="Menu" closeLabel="Close">
          <OverlayMenu.Nav aria-label="Main">
            <OverlayMenu.Link href="#rooms">Rooms</OverlayMenu.Link>
            <OverlayMenu.Link href="#table">Restaurant</OverlayMenu.Link>
          </OverlayMenu.Nav>
        </OverlayMenu.Content>
      </OverlayMenu.Root>
      <a href="#below">Below</a>
    </>
  )
}

/** A page that renders in another way, and again, when the window gets wide. */
function ResponsivePage() {
  useMediaQuery('(width >= 70rem)')
  return <Menu />
}

/** Renders the menu and opens it by keyboard. The links are there one render after the dialog. */
async function open(menu = <Menu />) {
  await page.viewport(820, 844)
  const screen = await render(menu)
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Restaurant' })).toBeInTheDocument()
  const closed = async () => {
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  }
  return { screen, closed }
}

it('opens by keyboard and keeps Tab and Shift+Tab inside', async () => {
  const { screen } = await open()
  const inside = [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByRole('link', { name: 'Rooms' }),
    screen.getByRole('link', { name: 'Restaurant' }),
  ]
  for (const stop of [...inside, ...inside.slice(0, 1)]) {
    await expect.element(stop).toHaveFocus()
    await userEvent.tab()
  }
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect.element(screen.getByRole('link', { name: 'Restaurant' })).toHaveFocus()
})

it('closes with Escape and returns focus to the trigger', async () => {
  const { closed } = await open()
  await userEvent.keyboard('{Escape}')
  await closed()
})

it('calls the `onClick` of the trigger, which can prevent the opening', async () => {
  const onOpenChange = vi.fn()
  const onClick = vi.fn()
  const { getByRole, rerender } = await render(
    <OverlayMenu.Root open={false} onOpenChange={onOpenChange}>
      <OverlayMenu.Trigger aria-label="Open" onClick={onClick} style={{ display: 'flex' }} />
    </OverlayMenu.Root>,
  )
  await getByRole('button', { name: 'Open' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  await rerender(
    <OverlayMenu.Root open={false} onOpenChange={onOpenChange}>
      <OverlayMenu.Trigger
        aria-label="Open"
        onClick={(event) => event.preventDefault()}
        style={{ display: 'flex' }}
      />
    </OverlayMenu.Root>,
  )
  await getByRole('button', { name: 'Open' }).click()
  expect(onOpenChange).toHaveBeenCalledOnce()
})

it('does not open when Escape is pressed before the panel has loaded', async () => {
  const screen = await render(<Menu />)
  const trigger = screen.getByRole('button', { name: 'Open' })
  const element = trigger.element() as HTMLElement
  element.focus()
  element.click()
  await expect.poll(() => element.ariaExpanded).toBe('true')
  const keydown = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  element.dispatchEvent(keydown)
  // Else the browser would pass the key on, and close a second time.
  expect(keydown.defaultPrevented).toBe(true)
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
})

it('closes with its button and by a press on the backdrop', async () => {
  const { screen, closed } = await open()
  await screen.getByRole('button', { name: 'Close' }).click()
  await closed()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const backdrop = document.querySelector('[data-slot=ui-overlay-menu-backdrop]') as HTMLElement
  await userEvent.click(backdrop, { position: { x: 780, y: 400 } })
  await closed()
})

it('returns focus without scrolling the page', async () => {
  document.documentElement.style.scrollPaddingTop = '104px'
  const { closed } = await open()
  const trigger = document.querySelector('[data-slot=ui-overlay-menu-trigger]') as HTMLElement
  trigger.style.cssText = 'position: sticky; top: 0'
  trigger.parentElement?.style.setProperty('height', '3000px')
  window.scrollTo(0, 1200)
  await userEvent.keyboard('{Escape}')
  await closed()
  expect(window.scrollY).toBe(1200)
  document.documentElement.style.scrollPaddingTop = ''
})

it('closes when the visitor follows a link', async () => {
  const { screen } = await open()
  await screen.getByRole('link', { name: 'Rooms' }).click()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(window.location.hash).toBe('#rooms')
})

it('closes when the window gets so wide that the trigger is hidden', async () => {
  await open()
  // The menu knows that its trigger is visible when the browser has rendered both.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  await page.viewport(1280, 844)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
})

it('closes when the window gets wide, also if that renders the page around the menu', async () => {
  await open(<ResponsivePage />)
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  await page.viewport(1280, 844)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
})

it('leaves the focus where a router has moved it after a link was followed', async () => {
  const { screen } = await open()
  const link = screen.getByRole('link', { name: 'Rooms' }).element()
  const below = screen.getByRole('link', { name: 'Below', includeHidden: true }).element() as HTMLElement
  link.addEventListener('click', () => setTimeout(() => below.focus(), 50))
  await userEvent.click(link)
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  // Radix returns the focus in a task after the removal.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  expect(below).toHaveFocus()
})

it('stays open when a link is opened in a new tab', async () => {
  const { screen } = await open()
  // The test opens no tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await screen.getByRole('link', { name: 'Rooms' }).click({ modifiers: ['ControlOrMeta'] })
  await userEvent.keyboard('{Tab}')
  await expect
    .element(screen.getByRole('button', { name: 'Open', includeHidden: true }))
    .toHaveAttribute('aria-expanded', 'true')
})

it('keeps its own state, and returns the focus without a trigger', async () => {
  const onOpenChange = vi.fn()
  // In an array, so that React keeps the button when the menu follows it.
  const screen = await render([
    <button type="button" key="button">
      Before
    </button>,
  ])
  await userEvent.tab()
  await screen.rerender([
    <button type="button" key="button">
      Before
    </button>,
    <OverlayMenu.Root key="menu" defaultOpen onOpenChange={onOpenChange}>
      <OverlayMenu.Content title="Menu" closeLabel="Close" />
    </OverlayMenu.Root>,
  ])
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(onOpenChange.mock.calls).toEqual([[false]])
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
})

it('keeps the width of the scrollbar as padding, which the backdrop covers', async () => {
  await page.viewport(820, 844)
  const { clientWidth } = document.documentElement
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(clientWidth + 15)
  const { closed } = await open()
  const { paddingRight, scrollbarGutter } = getComputedStyle(document.documentElement)
  expect({ paddingRight, scrollbarGutter }).toEqual({ paddingRight: '15px', scrollbarGutter: 'auto' })
  await userEvent.keyboard('{Escape}')
  await closed()
  expect(getComputedStyle(document.documentElement).paddingRight).toBe('0px')
  vi.restoreAllMocks()
})

it('does not let the page scroll until it is closed', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  const { closed } = await open()
  expect(overflow()).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await closed()
  expect(overflow()).not.toBe('hidden')
})

it('keeps its words whole when the text of the browser is twice as large', async () => {
  const { screen } = await open()
  const link = screen.getByRole('link', { name: 'Restaurant' }).element()
  try {
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '200%'
    // The link has one line, and ends inside the menu.
    await expect.poll(() => link.clientHeight).toBeLessThan(150)
    const menu = screen.getByRole('dialog').element()
    expect(menu.scrollWidth).toBe(menu.clientWidth)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
