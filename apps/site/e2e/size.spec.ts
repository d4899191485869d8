import { keepsLimit } from '../measure/budget'
import { measureTransfer } from '../measure/visits'
import { expect, test } from './test'

// `npm run size` measures every page.
for (const path of ['/', '/de/rooms/suite', '/it/fiere'])
  test(`what a first visitor of ${path} loads keeps the limits of budget.json`, async ({
    browser,
    baseURL,
  }) => {
    const figures = await measureTransfer(browser, `${baseURL}${path}`)
    for (const [name, value] of Object.entries(figures))
      expect.soft(keepsLimit(path, name, value), `${name}: ${value}`).toBe(true)
  })
