import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as ServiceList from './service-list'

const list = (
  <ServiceList.Root>
    <ServiceList.Item title="Parking">Free for guests.</ServiceList.Item>
    <ServiceList.Item title="Garden" heading="h4">
      Walled.
    </ServiceList.Item>
  </ServiceList.Root>
)

const tops = () =>
  [...document.querySelectorAll('[data-slot=ui-service-list-item]')].map(
    (item) => item.getBoundingClientRect().top,
  )

it('has each name as a heading of the given level', async () => {
  const screen = await render(list)
  await expect.element(screen.getByRole('heading', { name: 'Parking', level: 3 })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Garden', level: 4 })).toBeVisible()
})

it.each([
  [1280, 1],
  [390, 2],
])('at %i px has %i rows', async (width, rows) => {
  await page.viewport(width, 800)
  await render(list)
  expect(new Set(tops()).size).toBe(rows)
})
