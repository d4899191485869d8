import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as FilterPills from './filter-pills'

const months = ['All', 'Jan', 'Feb', 'Mar']

function Months() {
  const [chosen, setChosen] = useState('All')
  return (
    <FilterPills.Root aria-label="Month">
      {months.map((month) => (
        <FilterPills.Item
          key={month}
          pressed={month === chosen}
          disabled={month === 'Feb'}
          onClick={() => setChosen(month)}
        >
          {month}
        </FilterPills.Item>
      ))}
    </FilterPills.Root>
  )
}

const on = () => [...document.querySelectorAll('[aria-pressed=true]')].map((pill) => pill.textContent)

it('is a named group in which Tab leads to every month that has something to show', async () => {
  const screen = await render(<Months />)
  await expect.element(screen.getByRole('group', { name: 'Month' })).toBeVisible()
  for (const name of ['All', 'Jan', 'Mar']) {
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  }
})

it.each(['{Enter}', ' '])('turns one month on, and the others off, with %j', async (key) => {
  await render(<Months />)
  expect(on()).toEqual(['All'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(key)
  await expect.poll(on).toEqual(['Jan'])
})

it('leaves a month without fairs visible and does nothing for it', async () => {
  const screen = await render(<Months />)
  const empty = screen.getByRole('button', { name: 'Feb' })
  await expect.element(empty).toBeDisabled()
  ;(empty.element() as HTMLElement).click()
  expect(on()).toEqual(['All'])
})
