import { languageCodes, languages } from './pages'
import { expect, test } from './test'

test.beforeEach(async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 50 * 1024,
  })
  // Records what the page shows at its first contentful paint, and whether the application has started by then.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      const root = document.getElementById('root')
      document.documentElement.dataset.started = String(
        Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')),
      )
      const heading = document.querySelector('h1')
      const visible = heading?.checkVisibility({ visibilityProperty: true })
      document.documentElement.dataset.painted = visible ? heading?.textContent : ''
    }).observe({ type: 'paint', buffered: true })
  })
})

for (const language of languageCodes) {
  const { prefix } = languages[language]
  test(`on slow 3G the first paint of ${prefix}/rooms has its heading, before the scripts`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/rooms`, { waitUntil: 'commit' })
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-painted', /\w{3}/)
    await expect(html).toHaveAttribute('data-started', 'false')
  })
}

test.describe('for a visitor with another language', () => {
  test.use({ locale: 'it-IT' })

  test('on slow 3G the mark is shown until the texts have loaded', async ({ page }) => {
    const mark = page.waitForResponse('**/favicon.svg')
    await page.goto('/rooms', { waitUntil: 'commit' })
    const html = page.locator('html[data-language="pending"]')
    await expect(html).toHaveCSS('background-image', /favicon\.svg/)
    expect((await mark).ok()).toBe(true)
    await expect(page.locator('html[lang="it"]:not([data-language])')).toBeAttached()
    await expect(page.locator('html')).toHaveCSS('background-image', 'none')
  })
})
