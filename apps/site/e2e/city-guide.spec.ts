import { bikeItineraries } from '../app/content/itineraries'
import { findLowestTextContrast } from './contrast'
import { languageCodes, languages } from './pages'
import { expect, type Page, test } from './test'

const posts = [
  ['restaurants', 'Where to eat well'],
  ['architecture', 'Palladio in an afternoon'],
  ['hills', 'The hills by lunchtime'],
  ['day-trips', 'Out in the morning'],
  ['aperitivo', 'A small shadow'],
  ['markets', 'Two mornings'],
  ['surroundings', 'Four names'],
  ['bike-route', 'The old tramway'],
] as const

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('listitem')

test('the city guide shows its intro, a button to the events calendar and a card for every post', async ({
  page,
}) => {
  await page.goto('/vicenza')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vicenza, as we know it')
  const events = main(page).getByRole('link', { name: 'What is on in the city' })
  await expect(events).toHaveAttribute('href', 'https://www.vicenzae.org/')
  await expect(events).toHaveAttribute('target', '_blank')
  for (const [id] of posts) await expect(main(page).locator(`li a[href="/vicenza/${id}"]`)).toHaveCount(1)
})

test('a card shows its title, and on hover an excerpt and a link text', async ({ page }) => {
  await page.goto('/vicenza')
  const card = cards(page).nth(2)
  await card.scrollIntoViewIfNeeded()
  const more = card.locator('[data-slot=ui-journal-card-more]')
  await expect(card.getByRole('heading', { level: 3, name: 'The hills by lunchtime' })).toBeVisible()
  await expect(more).toHaveCSS('opacity', '0')
  await card.hover()
  await expect(more).toHaveCSS('opacity', '1')
  await expect(more).toContainText('Lake Fimon, Costozza, and lunch')
  await expect(more).toContainText('Read more')
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/vicenza/hills')
})

test('a card shows its excerpt on keyboard focus', async ({ page }) => {
  await page.goto('/vicenza')
  await page.keyboard.press('Tab')
  await cards(page).nth(1).getByRole('link').focus()
  await expect(cards(page).nth(1).locator('[data-slot=ui-journal-card-more]')).toHaveCSS('opacity', '1')
})

test.describe('without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('every card shows its excerpt', async ({ page }) => {
    await page.goto('/vicenza')
    await expect(cards(page).first().locator('[data-slot=ui-journal-card-more]')).toHaveCSS('opacity', '1')
  })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const language of languageCodes) {
    test(`the text of the cards in ${language} at ${width} px has contrast 4.5:1 with the brightest pixel behind it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${languages[language].prefix}/vicenza`, { waitUntil: 'networkidle' })
      for (let index = 0; index < (await cards(page).count()); index += 1) {
        const card = cards(page).nth(index)
        await card.scrollIntoViewIfNeeded()
        await card.getByRole('link').focus()
        await card.hover()
        await page.waitForLoadState('networkidle')
        const words = card.locator('[data-slot=ui-journal-card-body]')
        await words.evaluate((element) =>
          Promise.all(element.getAnimations({ subtree: true }).map((a) => a.finished)),
        )
        const contrast = await findLowestTextContrast(
          page,
          words,
          'h3, p, [data-slot=ui-journal-card-read]',
          'color',
        )
        expect(contrast, `card ${index + 1}`).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
}

for (const [id, title] of posts) {
  test(`the post ${id} shows its title and ends with a link to the city guide`, async ({ page }) => {
    await page.goto(`/vicenza/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const last = main(page).getByRole('link').last()
    await expect(last).toHaveText('Back to Vicenza')
    await last.click()
    await expect(page).toHaveURL('/vicenza')
  })
}

test('an unknown post responds with 404', async ({ page }) => {
  const response = await page.goto('/vicenza/nightlife')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
})

for (const language of languageCodes) {
  const { prefix } = languages[language]

  test(`${prefix}/vicenza/dintorni shows the surroundings, with their canonical URL`, async ({
    page,
    request,
  }) => {
    const title = async () => page.getByRole('heading', { level: 1 }).textContent()
    await page.goto(`${prefix}/vicenza/surroundings`)
    const known = await title()
    await page.goto(`${prefix}/vicenza/dintorni`)
    expect(await title()).toBe(known)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://casameridiana.example${prefix}/vicenza/surroundings`,
    )
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`${prefix}/vicenza/surroundings</loc>`)
    expect(sitemap).not.toContain('dintorni')
  })
}

test('the restaurants post shows a content card without empty blocks', async ({ page }) => {
  await page.goto('/vicenza/restaurants')
  const card = page.locator('[data-slot=ui-content-card]')
  await expect(card.getByRole('heading')).toHaveText([
    'Bacalà, with one c',
    'By the calendar',
    'Reading the room',
    'And with a tablecloth',
  ])
  await expect(card.getByRole('paragraph')).toHaveCount(9)
  await expect(card).toContainText('Ristorante Ombra')
})

test('other posts show a lede, a quote, text and a tip', async ({ page }) => {
  await page.goto('/vicenza/aperitivo')
  await expect(main(page)).toContainText('At half past six the offices empty')
  await expect(main(page).locator('blockquote')).toHaveText('Here a shadow is a measure, one small glass.')
  await expect(main(page)).toContainText('un’ombra de bianco')
  await expect(page.getByRole('region', { name: 'Half and half' })).toContainText('From the house')
})

test('the architecture post shows the terrace’s season, the tour’s discount and a link to Palladian routes', async ({
  page,
}) => {
  await page.goto('/vicenza/architecture')
  await expect(main(page)).toContainText('from 4 April to 31 October 2025')
  await expect(main(page)).toContainText('we will book a tour for you; our guests get 10% off')
  await expect(main(page).getByRole('link', { name: 'Plan a Palladian route' })).toHaveAttribute(
    'href',
    'https://www.palladiomuseum.org/',
  )
  for (const name of ['Engraving of the Basilica', 'Engraving of La Rotonda'])
    await expect(main(page).getByRole('img', { name })).toBeVisible()
})

test('the markets post shows the weekdays of the markets', async ({ page }) => {
  await page.goto('/vicenza/markets')
  await expect(main(page)).toContainText('The market in Vicenza is on Tuesday and Thursday')
  await expect(main(page)).toContainText('On the third Sunday of the month')
})

test('the surroundings show four places with alternating sides and a link to each tourism site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/vicenza/surroundings')
  const sides: string[] = []
  for (const [place, href] of [
    ['Verona', 'https://www.visitverona.it/'],
    ['Venice', 'https://www.veneziaunica.it/'],
    ['Padua', 'https://www.turismopadova.it/'],
    ['Valpolicella', 'https://www.stradadelvinovalpolicella.it/'],
  ] as const) {
    const region = page.getByRole('region', { name: place, exact: true })
    await expect(region.getByRole('link')).toHaveAttribute('href', href)
    await region.scrollIntoViewIfNeeded()
    const [picture, heading] = await Promise.all([
      region.getByRole('img').boundingBox(),
      region.getByRole('heading').boundingBox(),
    ])
    sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right')
  }
  expect(sides).toEqual(['left', 'right', 'left', 'right'])
})

test.describe('the bike route', () => {
  test('shows a quote, a tip, a map that opens, and a card for each ride with a link and a profile', async ({
    page,
  }) => {
    await page.goto('/vicenza/bike-route')
    await expect(main(page).locator('blockquote')).toContainText('just as flat')
    await expect(page.getByRole('region', { name: 'Go towards evening' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: /^Engraved map of the ride/ })).toHaveAttribute(
      'href',
      '/plates/bike-route.svg',
    )
    const rides = page.locator('section[aria-labelledby=itineraries]')
    const shown = bikeItineraries.filter(({ href, logo }) => href && logo)
    await expect(rides.getByRole('listitem')).toHaveCount(shown.length)
    await expect(rides.getByRole('listitem')).toContainText(shown.map(({ title }) => title))
    for (const link of await rides.getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(rides.getByRole('link', { name: 'Cycle routes all over Italy' })).toBeVisible()
  })

  const hero = (page: Page) => main(page).getByRole('img').first()

  const currentFile = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc)
  const naturalWidth = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth)
  const block = (page: Page, files: RegExp) => page.route(files, (route) => route.fulfill({ status: 404 }))

  test('a hero picture that fails to load is replaced by its next file', async ({ page }) => {
    await block(page, /\.avif$/)
    await page.goto('/vicenza/bike-route')
    await expect.poll(() => currentFile(page)).toMatch(/\.webp$/)
    await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0)
  })

  test('a hero picture without a loadable file is replaced by its fallback', async ({ page }) => {
    await block(page, /\.(avif|webp)$/)
    await page.goto('/vicenza/bike-route')
    await expect(hero(page)).toHaveAttribute('src', '/drawings/where.svg')
    await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0)
  })

  test('a hero picture without any loadable file shows its alternative text', async ({ page }) => {
    await block(page, /\.(avif|webp)$|where\.svg$/)
    await page.goto('/vicenza/bike-route')
    await expect(hero(page)).toHaveAttribute('src', '/drawings/where.svg')
    await expect(hero(page)).toHaveAccessibleName(/^A white gravel road/)
  })
})

test('every kind of post is an article in the structured data', async ({ page }) => {
  for (const path of ['/de/vicenza/hills', '/de/vicenza/bike-route', '/de/vicenza/surroundings']) {
    await page.goto(path)
    const [text] = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(JSON.parse(text ?? ''), path).toMatchObject({
      '@type': 'Article',
      headline: await page.getByRole('heading', { level: 1 }).textContent(),
      description: expect.stringMatching(/^.{40,}$/),
      inLanguage: 'de',
      mainEntityOfPage: expect.stringMatching(new RegExp(`${path}$`)),
    })
  }
})
