import { bikeItineraries } from '../app/content/itineraries'
import { readStructuredData } from './structured-data'
import { expect, type Page, test } from './test'

const posts = [
  ['restaurants', 'Where to eat well'],
  ['architecture', 'Palladio in an afternoon'],
  ['hills', 'The hills by lunchtime'],
  ['day-trips', 'Out in the morning'],
  ['aperitivo', 'A small shadow'],
  ['markets', 'Two mornings'],
  ['surroundings', 'Verona, Venice, Padua'],
  ['bike-route', 'The old tramway'],
] as const

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('listitem')
const more = (page: Page, index: number) => cards(page).nth(index).locator('[data-slot=ui-journal-card-more]')

test('the city guide has a card for every post, which shows its excerpt on hover and on focus', async ({
  page,
}) => {
  await page.goto('/vicenza')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vicenza, as we know it')
  await expect(main(page).getByRole('link', { name: 'What is on in the city' })).toHaveAttribute(
    'href',
    'https://www.vicenzae.org/',
  )
  for (const [id] of posts) await expect(main(page).locator(`li a[href="/vicenza/${id}"]`)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await cards(page).nth(1).getByRole('link').focus()
  await expect(more(page, 1)).toHaveCSS('opacity', '1')
  await expect(more(page, 2)).toHaveCSS('opacity', '0')
  await cards(page).nth(2).hover()
  await expect(more(page, 2)).toHaveCSS('opacity', '1')
  await expect(more(page, 2)).toContainText('Lake Fimon, Costozza, and lunch on a farm.')
  await cards(page)
    .nth(2)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/vicenza/hills')
})

test.describe('without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('every card shows its excerpt', async ({ page }) => {
    await page.goto('/vicenza')
    await expect(more(page, 0)).toHaveCSS('opacity', '1')
  })
})

// One post of each route module.
for (const [id, title] of posts.filter(([id]) => /^(hills|surroundings|bike-route)$/.test(id)))
  test(`the post ${id} is an article with its title, and ends with a link to the city guide`, async ({
    page,
  }) => {
    await page.goto(`/vicenza/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await readStructuredData(page, 'Article')).toMatchObject({
      headline: await page.getByRole('heading', { level: 1 }).textContent(),
      description: expect.stringMatching(/^.{40,}$/),
      inLanguage: 'en',
      mainEntityOfPage: `https://casameridiana.example/vicenza/${id}`,
    })
    const last = main(page).getByRole('link').last()
    await expect(last).toHaveText('Back to Vicenza')
    await last.click()
    await expect(page).toHaveURL('/vicenza')
  })

test('/vicenza/dintorni shows the surroundings, with their canonical URL', async ({ page, request }) => {
  await page.goto('/it/vicenza/dintorni')
  await expect(page.getByRole('heading', { level: 1, name: 'Verona, Venezia, Padova' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/it\/vicenza\/surroundings$/)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('dintorni')
})

test('posts show the facts, the quotes and the links that the specification names', async ({ page }) => {
  await page.goto('/vicenza/restaurants')
  const card = page.locator('[data-slot=ui-content-card]')
  await expect(card.getByRole('heading')).toHaveText([
    'Bacalà, with one c',
    'By the calendar',
    'Reading the room',
    'And with a tablecloth',
  ])
  await page.goto('/vicenza/aperitivo')
  await expect(main(page).locator('blockquote')).toHaveText(
    'Two cicchetti are an aperitivo, five are dinner.',
  )
  await expect(main(page).locator('[lang=it]').filter({ hasText: 'un’ombra' }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Half and half' })).toContainText('Between ourselves')
  await page.goto('/vicenza/architecture')
  await expect(main(page).getByRole('term').nth(1)).toHaveText('Basilica terrace')
  await expect(main(page).getByRole('definition').nth(1)).toContainText('4 April to 31 October 2025')
  await expect(main(page)).toContainText('our guests get 10% off')
  const routes = main(page).getByRole('link', { name: 'Plan a Palladian route' })
  await expect(routes).toHaveAttribute('href', 'https://www.palladiomuseum.org/')
  await expect(routes).toHaveAccessibleName('Plan a Palladian route, Palladio Museum (opens in a new tab)')
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
    const picture = await region.getByRole('img').boundingBox()
    const heading = await region.getByRole('heading').boundingBox()
    sides.push((picture?.x ?? 0) < (heading?.x ?? 0) ? 'left' : 'right')
  }
  expect(sides).toEqual(['left', 'right', 'left', 'right'])
})

test('the bike route shows a quote, distances, a tip, a map that opens, and a card for each ride', async ({
  page,
}) => {
  await page.goto('/vicenza/bike-route')
  await expect(main(page).locator('blockquote')).toContainText('In 1143 Vicenza dug a canal')
  await expect(main(page).getByRole('definition').nth(3)).toContainText('Costozza 7 km')
  await expect(main(page)).toContainText('4 e-bikes, €30 a day each')
  await expect(page.getByRole('region', { name: 'Go towards evening' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Map of the ride/ })).toHaveAttribute(
    'href',
    '/plates/bike-route.svg',
  )
  const rides = page.locator('section[aria-labelledby=itineraries]')
  const shown = bikeItineraries.filter(({ href, logo }) => href && logo)
  expect(shown.length).toBeGreaterThan(3)
  await expect(rides.getByRole('listitem')).toContainText(shown.map(({ title }) => title))
  await expect(rides.getByRole('link', { name: 'Cycle routes all over Italy' })).toBeVisible()
})

test.describe('pictures that cannot be had', () => {
  test.use({ explainedErrors: /^Failed to load resource/ })

  const hero = (page: Page) => main(page).getByRole('img').first()
  const width = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth)

  test('are replaced by their next file, then by the alternative text', async ({ page }) => {
    await page.route(/\.avif$/, (route) => route.fulfill({ status: 404 }))
    await page.goto('/vicenza/bike-route')
    await expect
      .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.webp$/)
    await expect.poll(() => width(page)).toBeGreaterThan(0)
    await page.route(/\.webp$/, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await expect.poll(() => hero(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    expect(await width(page)).toBe(0)
    await expect(hero(page)).toHaveAccessibleName(/^A white road/)
  })

  test('leave every page its texts and its width, and the lightbox works', async ({ page }) => {
    await page.route(/\.(avif|webp|jpg|png|svg)$/, (route) => route.fulfill({ status: 404 }))
    for (const path of ['/', '/restaurant', '/rooms/suite']) {
      await page.goto(path)
      await expect(page.getByRole('heading').first(), path).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0)
    }
    await page.getByRole('region', { name: 'Have a look around' }).getByRole('link').first().click()
    const lightbox = page.getByRole('dialog', { name: /^Pictures of the room/ })
    await expect(lightbox).toHaveAccessibleDescription(/Picture 1 of 9/)
    await lightbox.getByRole('button', { name: 'Next picture' }).click()
    await expect(lightbox).toHaveAccessibleDescription(/Picture 2 of 9/)
  })
})
