import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as FilterPills from './filter-pills'

const months = ['All', 'Jan', 'Feb', 'Mar']

function Months() {
  const [selected, setSelected] = useState('All')
  return (
    <FilterPills.Root aria-label="Month">
      {months.map((month) => (
        <FilterPills.Item
          key={month}
          pressed={month === selected}
          disabled={month === 'Feb'}
          onClick={() => setSelected(month)}
        >
          {month}
        </FilterPills.Item>
      ))}
    </FilterPills.Root>
  )
}

const pressed = () => [...document.querySelectorAll('[aria-pressed=true]')].map((pill) => pill.textContent)

it('is a named group in which Tab moves to every enabled month', async () => {
  const screen = await render(<Months />)
  await expect.element(screen.getByRole('group', { name: 'Month' })).toBeVisible()
  for (const name of ['All', 'Jan', 'Mar']) {
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  }
})

it.each(['{Enter}', ' '])('selects one month and deselects the others with %j', async (key) => {
  await render(<Months />)
  expect(pressed()).toEqual(['All'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.poll(pressed).toEqual(['Jan'])
})

it.each(['light', 'dark'])('shades the selected month in a scheme that is %s', async (scheme) => {
  const screen = await render(
    <div data-scheme={scheme}>
      <Months />
    </div>,
  )
  const all = screen.getByRole('button', { name: 'All' })
  const colour = () => getComputedStyle(all.element()).backgroundColor
  const rest = colour()
  await all.hover()
  await expect.poll(colour).not.toBe(rest)
})

it('shows a disabled month and ignores a click on it', async () => {
  const screen = await render(<Months />)
  const empty = screen.getByRole('button', { name: 'Feb' })
  await expect.element(empty).toBeDisabled()
  ;(empty.element() as HTMLElement).click()
  expect(pressed()).toEqual(['All'])
})

it.each([
  ['', 'uppercase'],
  ['none', 'none'],
])('has the letter case of the theme: %j', async (value, expected) => {
  const screen = await render(<Months />)
  const { style } = document.documentElement
  style.setProperty('--meridiana-filter-case', value)
  const { textTransform } = getComputedStyle(screen.getByRole('button', { name: 'Jan' }).element())
  style.removeProperty('--meridiana-filter-case')
  expect(textTransform).toBe(expected)
})
