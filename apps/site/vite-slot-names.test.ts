import { expect, test } from 'vitest'
import { shortenSlotNames } from './vite-slot-names.ts'

const component = '{ "data-slot": "ui-card-title", id: "ui-card-title", "data-state": "open" }'

test('an element that no source names keeps only the prefix', () => {
  expect(shortenSlotNames(component, '[data-slot=ui-card]{} [data-slot=ui-card-title-link]{}')).toBe(
    '{ "data-slot": "ui-", id: "ui-card-title", "data-state": "open" }',
  )
})

test('an element that a source names keeps its name', () => {
  expect(shortenSlotNames(component, "page.locator('[data-slot=ui-card-title]')")).toBe(component)
})
