import { expect, hydrateAllSections, type Page, siteHeader, test, translate, visit } from './test'

declare global {
  interface Window {
    /** The main headings of the pages that the visitor left. */
    leftPages: WeakRef<Node>[]
  }
}

/** How many of the pages that the visitor left are in memory after a garbage collection. */
async function countPagesInMemory(page: Page) {
  await page.requestGC()
  return page.evaluate(() => window.leftPages.filter((left) => left.deref()).length)
}

/** How many listeners the objects have that stay when the page changes. */
async function countListeners(page: Page) {
  const session = await page.context().newCDPSession(page)
  let count = 0
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    count += listeners.length
  }
  await session.detach()
  return count
}

/**
 * Follows links of the header. The last page is one without lazy sections: when they hydrate they add listeners, which
 * the test would count at one time and not at another.
 */
async function goRound(page: Page) {
  for (const name of ['Casa Meridiana', 'Rooms', 'Restaurant', 'Experience', 'Vicenza']) {
    const link = siteHeader(page).getByRole('link', { name, exact: name !== 'Casa Meridiana' })
    const path = (await link.getAttribute('href')) ?? ''
    await page.evaluate(() =>
      window.leftPages.push(new WeakRef(document.querySelector('main h1') ?? document)),
    )
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
}

// The test follows pages that were shown. It does not count all nodes in memory: Chromium keeps the nodes of a rendering
// that React began and gave up, if they are `<source media>` or `<img sizes>`.
test('25 route changes: pages and listeners do not accumulate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { leftPages: [] }))
  // The first two rounds load everything that the pages load only once.
  for (let times = 0; times < 2; times += 1) await goRound(page)
  const listeners = await countListeners(page)
  for (let times = 0; times < 5; times += 1) await goRound(page)
  // React may keep the page before this one.
  await expect.poll(() => countPagesInMemory(page)).toBeLessThan(3)
  // React removes the listeners of the page before after it has painted the next one.
  await expect.poll(() => countListeners(page)).toBeLessThanOrEqual(listeners)
})

test.describe('a browser that translates the page', () => {
  // If React has begun with a section, it renders the section again in the language of the page.
  test.use({ explainedErrors: /Minified React error #418/ })
  test('links, sections, filters and the choice of the language work', async ({ page }) => {
    await visit(page, '/')
    await page.evaluate(translate)
    await hydrateAllSections(page)
    expect(await page.locator('#root section font').count()).toBeGreaterThan(100)
    const header = siteHeader(page)
    await header.locator('a[href="/fiere"]').click()
    await expect(page).toHaveTitle(/^Fiera di Vicenza/)
    await expect(page.getByRole('list', { name: 'Fairs' })).toBeVisible()
    await page.evaluate(translate)
    const pills = page.getByRole('group', { name: 'Month' }).getByRole('button')
    await pills.nth(2).click()
    await pills.first().click()
    await header.locator('a[href="/rooms"]').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Find your/ })).toBeVisible()
    await page.evaluate(translate)
    await header.getByRole('link', { name: 'Italiano' }).click()
    await expect(page).toHaveURL('/it/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(header).toContainText('Camere')
    await expect(header).not.toContainText('Rooms')
    await expect(page.getByRole('main')).not.toContainText('Find your')
  })
})
