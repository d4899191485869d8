import { hotel } from '../app/hotel'
import { textsOf } from './pages'
import { expect, type Page, test, waitForHydration, waitForSectionHydration } from './test'

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)
const texts = textsOf('en', 'home')

const hero = (page: Page) => page.getByRole('region', { name: 'Pictures of the hotel' })
const map = 'Casa Meridiana, Via della Meridiana 12, 36057 Arcugnano (VI)'

test('the sections are in the order of the day, and no dark one follows a dark one', async ({ page }) => {
  await page.goto('/')
  const sections = await page
    .locator('main > section:is([id], [aria-labelledby]), main > div > section')
    .evaluateAll((all) =>
      all.map((element) => ({
        id: element.getAttribute('aria-labelledby') ?? element.id,
        isDark: ['night', 'dark'].includes(element.getAttribute('data-scheme') ?? ''),
      })),
    )
  expect(sections.map(({ id }) => id)).toEqual([
    'hero-home',
    'where',
    'fairs',
    'restaurant',
    'about',
    'services',
    'experience',
    'journal',
    'rooms',
    'testimonials',
    'reviews',
    'banner',
    'map',
  ])
  expect(sections.filter(({ isDark }) => isDark).length).toBeGreaterThanOrEqual(4)
  expect(sections.some(({ isDark }, index) => isDark && sections[index + 1]?.isDark)).toBe(false)
})

test('the hero has five slides, each with hour, title and a link to the booking engine', async ({ page }) => {
  await page.goto('/')
  const count = hero(page).getByText(/, \d of 5$/)
  await hero(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(count).toContainText('5 of 5')
  const titles = Object.values<{ title: string }>(texts.slides).map(({ title }) =>
    title.replace(/<\/?em>/g, ''),
  )
  for (const [index, title] of titles.entries()) {
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(count).toContainText(`${index + 1} of 5`)
    const slide = hero(page).getByRole('group', { name: `${index + 1} of 5` })
    await expect(slide.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(slide.getByRole('link', { name: 'Check availability' })).toHaveAttribute(
      'href',
      hotel.bookingUrl,
    )
  }
})

test('zoom, shift, lift and fades of the hero have the values of the specification', async ({ page }) => {
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await waitForHydration(page)
  expect(await style('[data-slot=ui-hero-slide]', 'transition-duration')).toContain('0.9s')
  for (const part of [1, 0.5]) {
    const height = await hero(page).evaluate((element) => element.getBoundingClientRect().height)
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), height * part)
    await expect
      .poll(async () => Number(await style('[data-slot=ui-hero]', '--ui-progress')))
      .toBeCloseTo(part, 2)
    expect(Number(await style('[data-slot=ui-hero-media]', 'scale'))).toBeCloseTo(1 + 0.3 * part, 2)
    expect(await style('[data-slot=ui-hero-media]', 'translate')).toBe(`0px ${72 * part}px`)
    expect(await style('[data-slot=ui-hero-content]', 'translate')).toBe(`0px ${-36 * part}px`)
    expect(Number(await style('[data-slot=ui-hero-content]', 'opacity'))).toBeCloseTo(1 - 0.28 * part, 2)
  }
})

// The intervals of the other slide shows are the defaults of their components.
test('the reviews advance every 3500 ms', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const reviews = page.locator('[data-slot=reviews-root]')
  const shown = reviews.locator('[data-slot=reviews-card]:not([inert] *)').first()
  await waitForHydration(page)
  await reviews.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await waitForSectionHydration(page, reviews)
  await page.clock.pauseAt(Date.now() + 60_000)
  /** Advances the clock in steps of 100 ms until the next review shows, and returns the elapsed time in ms. */
  const untilNext = async () => {
    const before = await shown.textContent()
    let passed = 0
    while ((await shown.textContent()) === before && passed < 8000) {
      await page.clock.runFor(100)
      passed += 100
    }
    return passed
  }
  await untilNext()
  for (const _ of [1, 2]) expect(Math.abs((await untilNext()) - 3500)).toBeLessThanOrEqual(100)
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing advances, moves with the scroll or fades', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await page.clock.runFor(20_000)
    await expect(hero(page).getByText(', 1 of 5')).toHaveCount(1)
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.clock.runFor(500)
    await expect(page.locator('[data-slot=ui-hero-media]').first()).toHaveCSS('scale', '1')
    await expect(page.locator('[data-slot=ui-hero-slide]').first()).toHaveCSS('transition-property', 'none')
    const paragraphs = section(page, 'about').locator('[data-slot=ui-text]')
    await expect(paragraphs).toHaveCount(2)
    for (const index of [0, 1]) await expect(paragraphs.nth(index)).toHaveCSS('opacity', '1')
  })
})

test('the teasers name what the hotel has, and link to their pages', async ({ page }) => {
  await page.goto('/')
  for (const fact of [
    /parking/i,
    /free, garden included/i,
    /charging stations/i,
    /concierge/i,
    /pool/i,
    /garden/i,
    /buffet/i,
    /lounge bar and café/i,
    /two forks/i,
    /family’s restaurant/i,
    /10\sminutes by car/i,
  ])
    await expect(page.getByRole('main')).toContainText(fact)
  await expect(section(page, 'experience').locator('[data-slot=ui-carousel-caption]')).toHaveText(
    Object.values<string>(texts.experience.slides),
  )
  await expect(section(page, 'restaurant').getByRole('link')).toHaveAttribute('href', '/restaurant')
  await expect(section(page, 'experience').getByRole('link')).toHaveAttribute('href', '/experience')
  const posts = section(page, 'journal').getByRole('listitem').getByRole('link')
  await expect(posts).toHaveCount(4)
  for (const [index, id] of ['restaurants', 'architecture', 'hills', 'bike-route'].entries())
    await expect(posts.nth(index)).toHaveAttribute('href', `/vicenza/${id}`)
  await expect(section(page, 'journal').getByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/vicenza',
  )
  await section(page, 'banner').scrollIntoViewIfNeeded()
  await section(page, 'banner').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL('/restaurant')
})

test('the testimonials show three quotes, one per dot', async ({ page }) => {
  await page.goto('/')
  const quotes = section(page, 'testimonials').getByRole('region')
  const sentences = Object.values<string>(texts.testimonials.quotes)
  for (const [index, sentence] of sentences.entries()) {
    await quotes.getByRole('button', { name: `Quote ${index + 1}` }).click()
    await expect(quotes.locator('[data-slot=ui-quotes-slide][data-state=active]')).toHaveText(sentence)
  }
})

test('the reviews have a summary with a link, names without last names, and long ones open on request', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/')
  const reviews = page.locator('[data-slot=reviews-root]')
  await expect(
    page.getByRole('main').getByRole('link', { name: /193 Bewertungen auf Google/ }),
  ).toHaveAttribute('href', hotel.reviews.url)
  await expect(reviews).toContainText('We stayed four nights')
  await expect(reviews).not.toContainText('Marchetti')
  const long = reviews.locator('[data-slot=reviews-card]').filter({ hasText: 'Giulia M.' }).first()
  await waitForSectionHydration(page, long)
  const text = long.locator('[data-slot=reviews-text]')
  const cut = (await text.textContent()) ?? ''
  expect(cut).toMatch(/^.{230,260}\.\.\.$/su)
  await long.getByRole('button', { name: 'Mehr' }).click()
  await expect(text).toContainText('dopo una giornata nei padiglioni non chiedevo altro.')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const house = texts.map((json) => JSON.parse(json)).find(({ aggregateRating }) => aggregateRating)
  expect(house).toMatchObject({
    '@type': 'Hotel',
    aggregateRating: { ratingValue: 4.8, reviewCount: 193, bestRating: 5, worstRating: 1 },
  })
  expect(house.review.length).toBeGreaterThan(0)
  expect(house.review[0].reviewBody).toContain('Ruhig gelegen')
  expect(house.review.length).toBeLessThanOrEqual(10)
})

test('the map has the address, and a button that opens directions in a new tab', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'map')).toContainText(
    /Casa Meridiana\s*Via della Meridiana 12\s*36057 Arcugnano \(VI\)/,
  )
  const way = section(page, 'map').getByRole('link', { name: 'Plan your route' })
  await expect(way).toHaveAttribute('target', '_blank')
  const url = new URL((await way.getAttribute('href')) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://www.google.com/maps/dir/')
  expect(url.searchParams.get('destination')).toBe(map)
})
