import { expect, test } from '@playwright/test'

test('a page without its root element throws', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') })
  })
  const error = page.waitForEvent('pageerror')
  await page.goto('/')
  expect((await error).message).toBe('Startup error: root element with id root not found')
})
