import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Dialog from '../../composites/dialog/dialog'
import { LanguageMenu } from './language-menu'

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'it', name: 'Italiano', href: '#it' },
  { code: 'de', name: 'Deutsch', href: '#de' },
]
const isOpen = () => document.querySelector('details')?.open
const trigger = () => document.querySelector('summary') as HTMLElement

/** Renders the menu and a button outside of the menu, and opens the menu by keyboard. */
async function open(onValueChange?: (code: string) => void) {
  const screen = await render(
    <div style={{ paddingTop: '200px' }}>
      <LanguageMenu
        label="Language"
        languages={languages}
        value="en"
        {...(onValueChange && { onValueChange })}
      />
      <button type="button">Elsewhere</button>
    </div>,
  )
  expect(isOpen()).toBe(false)
  await userEvent.tab()
  expect(trigger()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen).toBe(true)
  return screen
}

it('opens and closes with Enter and with Space', async () => {
  await open()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen).toBe(false)
  await userEvent.keyboard(' ')
  await expect.poll(isOpen).toBe(true)
})

it('moves focus from the button through the languages with Tab', async () => {
  const screen = await open()
  for (const { name } of languages) {
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name })).toHaveFocus()
  }
})

it('shows a long list within the window', async () => {
  const many = Array.from({ length: 24 }, (_, index) => ({
    code: `l${index}`,
    name: `Language ${index}`,
    href: '#l',
  }))
  await render(
    <div style={{ position: 'fixed', bottom: 0 }}>
      <LanguageMenu label="Language" languages={many} value="l0" />
    </div>,
  )
  trigger().click()
  await expect.poll(isOpen).toBe(true)
  const list = document.querySelector('[data-slot=ui-language-menu-list]') as Element
  expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  const last = list.querySelector('li:last-child') as Element
  last.scrollIntoView()
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
})

it('marks the active language', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('link', { name: 'Deutsch' })).not.toHaveAttribute('aria-current')
})

it('closes with Escape and returns focus to the button', async () => {
  await open()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  expect(trigger()).toHaveFocus()
})

it('closes with one Escape, and the dialog around it with the next', async () => {
  await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Settings" closeLabel="Close">
        <LanguageMenu label="Language" languages={languages} value="en" />
      </Dialog.Content>
    </Dialog.Root>,
  )
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-state', 'open')
  expect(trigger()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('closes when the focus moves on', async () => {
  const screen = await open()
  for (let step = 0; step <= languages.length; step += 1) await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  await expect.poll(isOpen).toBe(false)
})

it('closes when the visitor presses outside', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.poll(isOpen).toBe(false)
})

it('closes on a choice, reports its code and keeps the focus', async () => {
  const onValueChange = vi.fn()
  await open(onValueChange)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('it')
  await expect.poll(isOpen).toBe(false)
  expect(trigger()).toHaveFocus()
})

it('has the class `ui-switching` for 500 ms after a choice', async () => {
  const screen = await open(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  ;(screen.getByRole('link', { name: 'Deutsch' }).element() as HTMLElement).click()
  const menu = document.querySelector('details') as HTMLElement
  await expect.poll(() => menu.classList.contains('ui-switching')).toBe(true)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(499)
  await new Promise(requestAnimationFrame)
  expect(menu).toHaveClass('ui-switching')
  vi.advanceTimersByTime(1)
  await expect.poll(() => menu.classList.contains('ui-switching')).toBe(false)
})
