import { languages } from './pages'
import {
  expect,
  headerLink,
  holdRequests,
  markDocument,
  type Page,
  removeFiles,
  siteHeader,
  test,
  visit,
  waitForHydration,
  waitForSectionHydration,
} from './test'

const store = (page: Page, language: string) =>
  page.addInitScript((value) => localStorage.setItem('lng', value), language)

/** Records which of the given words are visible in any frame of the visit, from the start of loading. */
async function watchPaint(page: Page, words: string[]) {
  const seen = new Set<string>()
  await page.exposeFunction('see', (word: string) => seen.add(word))
  await page.addInitScript((watched) => {
    const look = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: a page that is about to be replaced is hidden as a whole
      const text = document.getElementById('root')?.innerText ?? ''
      for (const word of watched)
        if (text.includes(word)) (window as never as { see(w: string): void }).see(word)
      requestAnimationFrame(look)
    }
    look()
  }, words)
  return seen
}

const english = ['Stay where', 'Exhibitions', 'Reserve', 'Where we are']

test('with Italian stored, / never paints English text and becomes /it', async ({ page }) => {
  await store(page, 'it')
  const seen = await watchPaint(page, [...english, 'Camere'])
  await page.goto('/?utm_source=mail#where')
  await expect(page).toHaveURL('/it?utm_source=mail#where')
  await waitForHydration(page)
  await expect.poll(() => [...seen]).toEqual(['Camere'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  // The English address is not in the history.
  expect(await page.evaluate(() => history.length)).toBe(2)
})

test('the recorder of the test above detects painted English text', async ({ page }) => {
  const seen = await watchPaint(page, english)
  await page.goto('/')
  await expect.poll(() => [...seen].sort()).toEqual([...english].sort())
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-AT' })

  test('/ is in German, until the visitor has chosen English', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await headerLink(page, 'English').click()
    await expect(page).toHaveURL('/')
    await page.goto('/rooms')
    await expect(page).toHaveURL('/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('English opens in a new tab, and is stored there; the address needs no parameter then', async ({
    page,
    context,
  }) => {
    await page.goto('/rooms?utm_source=mail#list')
    await expect(page).toHaveURL('/de/rooms?utm_source=mail#list')
    const english = headerLink(page, 'English')
    const tab = context.waitForEvent('page')
    await english.click({ modifiers: ['ControlOrMeta'] })
    await expect(await tab).toHaveURL('/rooms')
    await expect((await tab).locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/faq')
    await expect(page).toHaveURL('/faq')
  })

  test('without storage, English stays in every address: of links, of the footer, and after a reload', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const setItem = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key === 'lng') throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    })
    await page.goto('/rooms')
    await expect(page).toHaveURL('/de/rooms')
    await waitForHydration(page)
    const release = await holdRequests(page, '**/assets/restaurant-*.js')
    await headerLink(page, 'Restaurant').click()
    const english = page.waitForResponse('**/locales/en/rooms.json')
    await headerLink(page, 'English').click()
    await english
    release()
    await expect(page).toHaveURL('/restaurant?lng=en')
    await page.reload()
    await expect(page).toHaveURL('/restaurant?lng=en')
    const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })
    await waitForHydration(page)
    await waitForSectionHydration(page, policy)
    await policy.click()
    await expect(page).toHaveURL('/privacy-policy?lng=en')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/)
    await waitForHydration(page)
    await headerLink(page, 'Italiano').click()
    await expect(page).toHaveURL('/it/privacy-policy')
  })
})

test('choosing a language switches in place, changes the path, keeps scroll position and slide, and is stored', async ({
  page,
}) => {
  await visit(page, '/')
  await page
    .getByRole('region', { name: 'Pictures of the hotel' })
    .getByRole('button', { name: /^3 of 5/ })
    .click()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  const entries = await page.evaluate(() => history.length)
  const isSameDocument = await markDocument(page)
  const top = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
  const before = await top('Palladio’s city')
  await headerLink(page, 'Italiano').click()

  await expect(page).toHaveURL('/it')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page).toHaveTitle('Hotel con ristorante e piscina alle porte di Vicenza · Casa Meridiana')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('it')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await isSameDocument()).toBe(true)
  // The element in view keeps its position, although the new texts above have another height.
  expect(Math.abs((await top('città di Palladio')) - before)).toBeLessThan(60)
  await expect(page.getByText(', 3 di 5')).toHaveCount(1)
  await expect(headerLink(page, 'Camere')).toHaveAttribute('href', '/it/rooms')
})

test('a choice of the language that is shown moves neither the view nor the focus', async ({ page }) => {
  await visit(page, '/faq#policies')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await headerLink(page, 'English').press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lng'))).toBe('en')
  await expect(page.locator('html')).toHaveAttribute('data-next-page', 'ready')
  await expect(headerLink(page, 'English')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the menu in the footer offers the same languages, keeps query and hash, and animates the choice', async ({
  page,
}) => {
  await visit(page, '/faq?utm_source=mail#policies')
  const footer = page.getByRole('contentinfo')
  await footer.locator('[data-slot=ui-language-menu]').evaluate((menu) =>
    new MutationObserver(() => {
      if (menu.classList.contains('ui-switching')) Object.assign(window, { isAnimated: true })
    }).observe(menu, { attributeFilter: ['class'] }),
  )
  await footer.locator('summary').click()
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/faq?utm_source=mail#policies')
  expect(await page.evaluate(() => 'isAnimated' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
})

test('a language chosen before a link, whose texts arrive after it, is that of the new page', async ({
  page,
}) => {
  await visit(page, '/rooms')
  const release = await holdRequests(page, '**/locales/de/**')
  await headerLink(page, 'Deutsch').click()
  await headerLink(page, 'Restaurant').click()
  await expect(page).toHaveURL('/restaurant')
  release()
  await expect(page).toHaveURL('/de/restaurant')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a link pressed while a language is on its way leads to its page in that language', async ({ page }) => {
  await visit(page, '/rooms')
  const release = await holdRequests(page, '**/de/rooms.data*')
  const german = page.waitForRequest('**/de/rooms.data*')
  await headerLink(page, 'Deutsch').click()
  await german
  await headerLink(page, 'Restaurant').click()
  await expect(page).toHaveURL('/de/restaurant')
  release()
})

test('a language chosen while the script of a pressed link loads does not cancel the press', async ({
  page,
}) => {
  await visit(page, '/rooms')
  const release = await holdRequests(page, '**/assets/restaurant-*.js')
  await headerLink(page, 'Restaurant').click()
  await headerLink(page, 'Deutsch').click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
  release()
  await expect(page).toHaveURL('/de/restaurant')
})

test('of two languages the one chosen last wins, also if its texts arrive first', async ({ page }) => {
  await visit(page, '/rooms')
  const release = await holdRequests(page, '**/locales/it/**')
  const italian = page.waitForResponse('**/locales/it/rooms.json')
  await headerLink(page, 'Italiano').click()
  await headerLink(page, 'Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  release()
  await (await italian).finished()
  // A choice that is obeyed now: the Italian one would have been before it.
  await headerLink(page, 'Restaurant').click()
  await expect(page).toHaveURL('/de/restaurant')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
})

test('a language chosen while another page loads is that of the new page, and Back leads to the page before', async ({
  page,
}) => {
  await visit(page, '/rooms')
  const release = await holdRequests(page, '**/restaurant.data*')
  await headerLink(page, 'Restaurant').click()
  const german = page.waitForRequest('**/de/restaurant.data*')
  await headerLink(page, 'Deutsch').click()
  await german
  release()
  await expect(page).toHaveURL('/de/restaurant')
  await page.goBack()
  await expect(page).toHaveURL('/rooms')
})

test('a change of the language keeps the place, also with a fragment in the address', async ({ page }) => {
  await visit(page, '/faq#booking')
  await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
  for (const name of ['Deutsch', 'Italiano']) {
    await siteHeader(page).getByRole('link', { name }).dispatchEvent('click')
    await expect(page.locator('html')).toHaveAttribute('lang', name.slice(0, 2).toLowerCase())
    expect(await page.evaluate(() => scrollY)).toBe(1800)
  }
  await expect(page).toHaveURL('/it/faq#booking')
})

test('only the texts of the page and their English fallback are requested, once and beside the scripts', async ({
  page,
}) => {
  const texts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/locales/')) texts.push(pathname)
  })
  const release = await holdRequests(page, '**/assets/entry.client-*.js')
  await page.goto('/it/offers')
  const files = ['en/common', 'en/offers', 'it/common', 'it/offers'].map((name) => `/locales/${name}.json`)
  await expect.poll(() => texts.toSorted()).toEqual(files)
  release()
  await waitForHydration(page)
  expect(texts.toSorted()).toEqual(files)
})

test.describe('a language whose texts cannot be had', () => {
  test.use({ explainedErrors: /^Failed to load resource|: no translations/ })

  test('is that of the document, which opens in the place of the page; without one the page stays and says so', async ({
    page,
  }) => {
    await visit(page, '/rooms')
    const entries = await page.evaluate(() => history.length)
    await removeFiles(page, /\/de\/rooms$|\/locales\/de\//)
    const german = headerLink(page, 'Deutsch')
    await german.click()
    const message = page.getByRole('status').getByText('Perhaps the connection was lost.')
    await expect(message).toBeVisible()
    await expect(page).toHaveURL('/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBeNull()
    await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(message).toBeHidden()
    await expect(german).toBeFocused()
    await page.unrouteAll()
    await removeFiles(page, '**/locales/de/**')
    await german.click()
    await expect(page).toHaveURL('/de/rooms')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('de')
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })
})

test.describe('while the code of one section is missing and that of another is late', () => {
  test.use({ explainedErrors: /^Failed to load resource|dynamically imported/ })

  test('a language asks for each section once, and opens the document in the end', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await removeFiles(page, '**/assets/about-*')
    const release = await holdRequests(page, '**/assets/services-*')
    await visit(page, '/')
    await headerLink(page, 'Deutsch').click()
    await expect(page.locator('[data-scripting=failed] #about')).toBeAttached()
    // The page still answers.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    release()
    await expect(page).toHaveURL('/de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect(requests.filter((url) => /about-.*js$/.test(url))).toHaveLength(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is reached, and the page has its texts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/de/')
    await expect(page.getByRole('heading', { name: languages.de.headline })).toBeVisible()
    await expect(page.getByRole('link', { name: languages.de.navigation, exact: true })).toBeInViewport()
  })
})
