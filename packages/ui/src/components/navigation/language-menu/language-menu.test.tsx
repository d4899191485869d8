import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { LanguageMenu } from './language-menu'

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'it', name: 'Italiano', href: '#it' },
  { code: 'de', name: 'Deutsch', href: '#de' },
]
const isOpen = () => document.querySelector('details')?.open
const trigger = () => document.querySelector('summary') as HTMLElement

/** Opened by keyboard alone, above a button that is not part of it. */
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

it('opens and closes with Enter and with the space bar', async () => {
  await open()
  await userEvent.keyboard('{Enter}')
  await expect.poll(isOpen).toBe(false)
  await userEvent.keyboard(' ')
  await expect.poll(isOpen).toBe(true)
})

it('leads Tab from its button through its languages', async () => {
  const screen = await open()
  for (const { name } of languages) {
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name })).toHaveFocus()
  }
})

it('says which language is the active one', async () => {
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('link', { name: 'Deutsch' })).not.toHaveAttribute('aria-current')
})

it('closes with Escape from inside and gives the focus back to its button', async () => {
  await open()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
  expect(trigger()).toHaveFocus()
})

it('closes at a press outside', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.poll(isOpen).toBe(false)
})

it('closes at a choice and tells which', async () => {
  const onValueChange = vi.fn()
  await open(onValueChange)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('it')
  await expect.poll(isOpen).toBe(false)
})
