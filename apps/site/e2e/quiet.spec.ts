import { expect, type Page, test } from '@playwright/test'
import { addresses } from './pages'

/** Collects what a visitor's browser would complain about. */
function complaints(page: Page) {
  const found: string[] = []
  page.on('console', (message) => found.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => found.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => found.push(`failed: ${request.url()}`))
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`)
  })
  return found
}

for (const { address } of addresses) {
  test(`${address} leaves the console empty and breaks no request, from load to foot`, async ({ page }) => {
    const found = complaints(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(found).toEqual([])
  })

  test(`${address} asks no third party for anything and sets no cookie`, async ({
    page,
    baseURL,
    context,
  }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect([...hosts]).toEqual([baseURL])
    expect(await context.cookies()).toEqual([])
  })
}

test('a page without its root element says so', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="other"') })
  })
  const error = page.waitForEvent('pageerror')
  await page.goto('/')
  expect((await error).message).toBe('Startup error: root element with id root not found')
})
