import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { DataTable } from './data-table'

const columns = [
  { key: 'name', label: 'Name' },
  { key: 'expiry', label: 'Expiry' },
] as const
const rows = [{ name: '_gcl_au', expiry: '90 days' }]

it('names its rows by their first column, and itself by its caption', async () => {
  await render(<DataTable caption="Marketing" columns={columns} rows={rows} none="None" />)
  const table = page.getByRole('table', { name: 'Marketing' })
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Expiry'])
  await expect.element(table.getByRole('rowheader', { name: '_gcl_au' })).toBeVisible()
  await expect.element(table.getByText('None')).not.toBeInTheDocument()
})

it('says across the whole table that there is nothing', async () => {
  await render(<DataTable caption="Marketing" columns={columns} rows={[]} none="None" />)
  const cell = page.getByRole('cell', { name: 'None' }).element()
  expect(cell.getAttribute('colspan')).toBe('2')
})

it('sets each value beside its column’s name where there is no room for columns', async () => {
  await page.viewport(320, 600)
  const { container } = await render(<DataTable caption="M" columns={columns} rows={rows} none="None" />)
  const value = container.querySelector('td')
  if (!value) throw new Error('no value')
  expect(getComputedStyle(value, '::before').content).toBe('"Expiry"')
  expect(container.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 900)
})
