import { languageCodes, languages, localizedPages } from './pages'
import { expect, type Page, test, waitForHydration } from './test'

const store = (page: Page, language: string) =>
  page.addInitScript((value) => localStorage.setItem('lng', value), language)

/**
 * Checks the page in every frame from the start of loading, and records the given words that are visible. Returns the
 * list, to which later documents of the same visit add theirs.
 */
async function watchPaint(page: Page, words: string[]) {
  const seen = new Set<string>()
  await page.exposeFunction('see', (word: string) => seen.add(word))
  await page.addInitScript((watched) => {
    const look = () => {
      const root = document.getElementById('root')
      // A page that is about to be replaced is hidden as a whole.
      const text = root?.checkVisibility() ? root.textContent : ''
      for (const word of watched)
        if (text.includes(word)) (window as never as { see(w: string): void }).see(word)
      requestAnimationFrame(look)
    }
    look()
  }, words)
  return seen
}

const english = ['Stay where', 'Exhibitions', 'Reserve', 'Where we are', 'Registration']

test('with Italian stored, / never paints English text and becomes /it/', async ({ page }) => {
  await store(page, 'it')
  const seen = await watchPaint(page, [...english, 'Camere'])
  await page.goto('/?utm_source=mail#where')
  await expect(page.getByRole('link', { name: 'Camere', exact: true })).toBeVisible()
  await expect.poll(() => [...seen]).toEqual(['Camere'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page).toHaveTitle('Hotel con ristorante e piscina alle porte di Vicenza · Casa Meridiana')
  await expect(page).toHaveURL('/it/?utm_source=mail#where')
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

  test('/ is in German', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: languages.de.headline })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('a stored choice overrides the browser', async ({ page }) => {
    await store(page, 'en')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: languages.en.headline })).toBeVisible()
  })

  test('an unsupported stored value does not override the browser', async ({ page }) => {
    await store(page, 'pl')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: languages.de.headline })).toBeVisible()
  })

  test('a path with a language prefix overrides the browser and the stored choice', async ({ page }) => {
    await store(page, 'en')
    await page.goto('/it/')
    await expect(page.getByRole('heading', { name: languages.it.headline })).toBeVisible()
  })
})

test.describe('in a browser in Polish, which the site does not have', () => {
  test.use({ locale: 'pl-PL' })

  test('/ stays in English', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: languages.en.headline })).toBeVisible()
  })
})

test('choosing a language switches in place, changes the path, keeps the scroll position and is stored', async ({
  page,
}) => {
  await page.goto('/')
  const entries = await page.evaluate(() => history.length)
  await page.evaluate(() => window.scrollTo(0, 700))
  const top = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN
  const before = await top('Palladio’s city')
  await page.getByRole('link', { name: 'Italiano' }).first().dispatchEvent('click')

  await expect(page).toHaveURL('/it/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page).toHaveTitle('Hotel con ristorante e piscina alle porte di Vicenza · Casa Meridiana')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('it')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  // The element in view keeps its position, although the new texts above have another height.
  expect(Math.abs((await top('città del Palladio')) - before)).toBeLessThan(60)
  await expect(page.getByRole('link', { name: 'Camere', exact: true })).toHaveAttribute('href', '/it/rooms')
})

test('the switch shows for 500 ms that a language was selected', async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  const header = page.getByRole('banner')
  const switching = header.locator('.ui-switching')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await header.getByRole('link', { name: 'Deutsch' }).dispatchEvent('click')
  await expect(switching).toHaveCount(1)
  await page.clock.runFor(499)
  await expect(switching).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(switching).toHaveCount(0)
  await expect(page).toHaveURL('/de/faq')
})

test('choosing a language keeps the slide that is shown', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Pictures of the hotel' })
  await hero.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL('/de/')
  await expect(page.getByRole('heading', { name: 'Hügel um Hügel wird blau' })).toBeVisible()
})

test('the menu in the footer offers the same languages, closes on Escape and outside', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const footer = page.getByRole('contentinfo')
  const menu = footer.locator('summary')
  await menu.click()
  await expect(footer.getByRole('link', { name: 'Deutsch' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(footer.getByRole('link', { name: 'Deutsch' })).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await footer.getByText('UNI EN 14001').click()
  await expect(footer.getByRole('link', { name: 'Deutsch' })).toBeHidden()
  await menu.click()
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/')
})

test('only the translations of the page and their English fallback are requested', async ({ page }) => {
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/locales/')) files.add(pathname)
  })
  await page.goto('/it/offers', { waitUntil: 'networkidle' })
  expect([...files].sort()).toEqual(
    ['en', 'it'].flatMap((code) => ['common', 'offers'].map((name) => `/locales/${code}/${name}.json`)),
  )
})

test('a failed request for translations is retried', async ({ page }) => {
  await store(page, 'it')
  let failures = 2
  await page.route('**/locales/it/home.json', (route) => {
    failures -= 1
    return failures >= 0 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: languages.it.headline })).toBeVisible()
})

test('without translations the page stays as the build rendered it and shows no keys', async ({ page }) => {
  await page.route('**/locales/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/it/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: languages.it.headline })).toBeVisible()
  await page.getByRole('link', { name: 'Camere', exact: true }).click()
  await expect(page).toHaveURL('/it/rooms')
})

test('a language whose texts cannot be had does not become the choice', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.route('**/locales/de/**', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Deutsch' })).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBeNull()
})

test('a browser that forbids storage still shows the site and switches', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  await page.goto('/')
  // The browser has no storage for the consent decision either, so the consent dialog opens on every page.
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
  await page.getByRole('link', { name: 'Italiano' }).first().click()
  await expect(page.getByRole('heading', { name: languages.it.headline })).toBeVisible()
})

for (const language of languageCodes) {
  const { prefix } = languages[language]

  test(`the HTML of ${prefix}/ has language, title, description, canonical URL and alternates without script`, async ({
    request,
  }) => {
    const html = await (await request.get(`${prefix}/`)).text()
    const origin = 'https://casameridiana.example'
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(/<title>[^<]{20,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{80,}"/)
    expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}/"`)
    for (const other of languageCodes) {
      expect(html).toContain(`hrefLang="${other}" href="${origin}${languages[other].prefix}/"`)
    }
    expect(html).toContain(`hrefLang="x-default" href="${origin}/"`)
  })
}

test('Italian words in other languages are marked as Italian', async ({ page }) => {
  for (const [address, words] of [
    ['/vicenza/aperitivo', ['un’ombra', 'mezzo e mezzo']],
    ['/de/vicenza/restaurants', ['oggi', 'un assaggio']],
    ['/restaurant', ['bigoli', 'bacalà']],
    ['/de/experience', ['Bacalà', 'Bigoli']],
  ] as const) {
    await page.goto(address)
    for (const name of words)
      await expect(page.getByRole('main').locator('[lang=it]', { hasText: name }).first()).toHaveText(name)
  }
})

test('no text shows its tags', async ({ request }) => {
  for (const { path } of localizedPages) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/&lt;\/?(em|it)&gt;/)
  }
})
