import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { LanguageSwitch } from './language-switch'

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'it', name: 'Italiano', href: '#it' },
  { code: 'de', name: 'Deutsch', href: '#de' },
]

function Switch({ onValueChange }: { onValueChange?: (code: string) => void }) {
  const [value, setValue] = useState('en')
  const choose = (code: string) => {
    setValue(code)
    onValueChange?.(code)
  }
  return <LanguageSwitch aria-label="Language" languages={languages} value={value} onValueChange={choose} />
}

const switching = () => document.querySelector('ul')?.classList.contains('ui-switching')
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until React has committed, then advances the timers. */
async function advance(ms: number) {
  await frame()
  await frame()
  vi.advanceTimersByTime(ms)
  await frame()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const press = (name: string) =>
  [...document.querySelectorAll('a')].find((link) => link.title === name)?.click()

it('sets its class for 500 ms after a choice', async () => {
  await render(<Switch />)
  press('Deutsch')
  await expect.poll(switching).toBe(true)
  await advance(499)
  expect(switching()).toBe(true)
  await advance(1)
  await expect.poll(switching).toBe(false)
})

it('does not animate when the active language is chosen again', async () => {
  await render(<Switch />)
  press('English')
  await advance(0)
  expect(switching()).toBe(false)
})

it('animates nothing when a language is opened in a new tab', async () => {
  const onValueChange = vi.fn()
  const screen = await render(<Switch onValueChange={onValueChange} />)
  const link = screen.getByRole('link', { name: /Deutsch/ }).element()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  await advance(0)
  expect(switching()).toBe(false)
  expect(onValueChange).not.toHaveBeenCalled()
})

it('animates the second of two quick choices for 500 ms, too', async () => {
  await render(<Switch />)
  press('Deutsch')
  await expect.poll(switching).toBe(true)
  await advance(400)
  press('Italiano')
  await advance(499)
  expect(switching()).toBe(true)
  await advance(1)
  await expect.poll(switching).toBe(false)
})

it('animates the chosen language for 500 ms', async () => {
  const screen = await render(<Switch />)
  press('Italiano')
  await expect.poll(switching).toBe(true)
  const link = screen.getByRole('link', { name: /Italiano/ }).element()
  expect(getComputedStyle(link).animationDuration).toBe('0.5s')
})

it('moves through the languages with Tab and chooses with Enter', async () => {
  vi.useRealTimers()
  const onValueChange = vi.fn()
  const screen = await render(<Switch onValueChange={onValueChange} />)
  for (const { name } of languages) {
    await userEvent.tab()
    await expect.element(screen.getByRole('link', { name: new RegExp(name) })).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('de')
  await expect.element(screen.getByRole('link', { name: /Deutsch/ })).toHaveAttribute('aria-current', 'true')
})
