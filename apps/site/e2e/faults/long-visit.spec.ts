import { roomsPageTitle } from '../rooms'
import { expect, expectUsableHeaderAndFooter, type Page, siteHeader, test } from './test'

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

// The names of the links that the test follows in each round. The last page is one without lazy sections: when they
// hydrate they add listeners, which the test would count at one time and not at another.
const round = ['Casa Meridiana', 'Rooms', 'Restaurant', 'Experience', 'Vicenza']

/** Follows the links of `round` in the header, in this order. */
async function goRound(page: Page) {
  for (const name of round) {
    const link = siteHeader(page).getByRole('link', { name, exact: name !== 'Casa Meridiana' })
    const path = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
}

test('40 route changes: nodes and listeners do not accumulate', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // The first two rounds load everything that the pages load only once.
  for (let times = 0; times < 2; times += 1) await goRound(page)
  const before = await countInMemory(page)
  for (let times = 0; times < 8; times += 1) await goRound(page)
  // If one page in five stayed in memory, there would be 8,000 more nodes and 600 more listeners. The limits are lower.
  const growth = async () => {
    const { nodes, listeners } = await countInMemory(page)
    return { nodes: nodes - before.nodes > 4000, listeners: listeners - before.listeners > 400 }
  }
  await expect.poll(growth).toEqual({ nodes: false, listeners: false })
  await expectUsableHeaderAndFooter(page)
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

test.describe('a translated page', () => {
  // If the browser translates a section before its hydration, React renders the section again and logs this error.
  test.use({ explainedErrors: /Minified React error #418/ })

  test('a browser that translates the page: links, menu, filters and the choice of the language work', async ({
    page,
  }) => {
    for (const path of ['/', '/rooms/suite', '/faq', '/fiere']) {
      await page.goto(path)
      if (path === '/fiere') await expect(page.getByRole('list', { name: 'Fairs' })).toBeVisible()
      await translate(page)
      if (path === '/fiere') {
        await page.getByRole('group', { name: 'Choose a month' }).getByRole('button').nth(2).click()
        await page.getByRole('group', { name: 'Choose a month' }).getByRole('button').first().click()
      }
      await siteHeader(page).locator('a[href="/rooms"]').click()
      await expect(page, path).toHaveTitle(roomsPageTitle)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
    await translate(page)
    await expectUsableHeaderAndFooter(page, { menuButton: /Open the menu/ })
    await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
    await expect(page).toHaveURL('/it/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(siteHeader(page)).toContainText('Camere')
    await expect(siteHeader(page)).not.toContainText('Rooms')
    await expect(page.getByRole('main')).not.toContainText('Choose your')
    await expectUsableHeaderAndFooter(page, { stored: 'it', menuButton: 'Apri il menu' })
  })
})
