import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { DataTable } from './data-table'

const columns = [
  { key: 'name', header: 'Name' },
  { key: 'expiry', header: 'Expiry', width: 'narrow' },
] as const
const rows = [{ name: '_gcl_au', expiry: '90 days' }]

it('has its caption as its name and the first column as row headers', async () => {
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

it('shows `none` across all columns when it has no rows', async () => {
  await render(<DataTable caption="Marketing" columns={columns} rows={[]} none="None" />)
  const cell = page.getByRole('cell', { name: 'None' }).element()
  expect(cell.getAttribute('colspan')).toBe('2')
})

it('gives a column the share of the table’s width that its `width` sets', async () => {
  await page.viewport(1280, 900)
  const { container } = await render(<DataTable caption="M" columns={columns} rows={rows} none="None" />)
  const width = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().width ?? 0
  expect(width('th:last-child') / width('table')).toBeCloseTo(0.15, 2)
})

it('shows each value beside its column header on narrow screens', async () => {
  await page.viewport(320, 600)
  const { container } = await render(<DataTable caption="M" columns={columns} rows={rows} none="None" />)
  const value = container.querySelector('td')
  if (!value) throw new Error('no value')
  expect(getComputedStyle(value, '::before').content).toBe('"Expiry"')
  expect(container.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(1280, 900)
})
