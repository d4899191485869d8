import { expect, hydrateAllSections, type Page, siteHeader, test, waitForHydration } from './test'

/** Numbers of nodes and listeners that are in memory after a garbage collection. */
async function countInMemory(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

/**
 * Follows links of the header. The last page is one without lazy sections: when they hydrate they add listeners, which
 * the test would count at one time and not at another.
 */
async function goRound(page: Page) {
  for (const name of ['Casa Meridiana', 'Rooms', 'Restaurant', 'Experience', 'Vicenza']) {
    const link = siteHeader(page).getByRole('link', { name, exact: name !== 'Casa Meridiana' })
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test('25 route changes: nodes and listeners do not accumulate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  // The first two rounds load everything that the pages load only once.
  for (let times = 0; times < 2; times += 1) await goRound(page)
  const before = await countInMemory(page)
  for (let times = 0; times < 5; times += 1) await goRound(page)
  // If one page in five stayed in memory, there would be 5,000 more nodes and 375 more listeners. The limits are lower.
  const growth = async () => {
    const { nodes, listeners } = await countInMemory(page)
    return { nodes: nodes - before.nodes > 2500, listeners: listeners - before.listeners > 250 }
  }
  await expect.poll(growth).toEqual({ nodes: false, listeners: false })
})

/** Puts each text node into `<font>` elements, as the translator of Chrome does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'fr'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script, style, noscript, font')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    })
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
      inner.textContent = `${text.textContent} `
    }
  })

test.describe('a browser that translates the page', () => {
  // If the browser translates a section before its hydration, React renders the section again and logs this error.
  test.use({ explainedErrors: /Minified React error #418/ })

  test('links, sections, filters and the choice of the language work', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await translate(page)
    await hydrateAllSections(page)
    const header = siteHeader(page)
    await header.locator('a[href="/fiere"]').click()
    await expect(page).toHaveTitle(/^Fiera di Vicenza/)
    await expect(page.getByRole('list', { name: 'Fairs' })).toBeVisible()
    await translate(page)
    const pills = page.getByRole('group', { name: 'Choose a month' }).getByRole('button')
    await pills.nth(2).click()
    await pills.first().click()
    await header.locator('a[href="/rooms"]').click()
    await expect(page.getByRole('heading', { level: 1, name: /^Choose your/ })).toBeVisible()
    await translate(page)
    await header.getByRole('link', { name: 'Italiano' }).click()
    await expect(page).toHaveURL('/it/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(header).toContainText('Camere')
    await expect(header).not.toContainText('Rooms')
    await expect(page.getByRole('main')).not.toContainText('Choose your')
  })
})
