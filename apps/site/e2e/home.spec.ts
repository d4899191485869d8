import { findLowestTextContrast } from './contrast'
import { languageCodes, languages } from './pages'
import { expect, type Page, test, waitForHydration, waitForSectionHydration } from './test'

const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)

for (const language of languageCodes) {
  test(`the home page in ${language} has its sections in the order of the day`, async ({ page }) => {
    await page.goto(`${languages[language].prefix}/`)
    const order = await page
      .locator('main > section:is([id], [aria-labelledby]), main > div > section')
      .evaluateAll((all) => all.map((element) => element.getAttribute('aria-labelledby') ?? element.id))
    expect(order).toEqual([
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
  })
}

test('surfaces alternate, and no dark section follows a dark one', async ({ page }) => {
  await page.goto('/')
  const schemes = await page
    .locator('main > section:is([id], [aria-labelledby]), main > div > section')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-scheme')))
  const dark = schemes.map((scheme) => scheme === 'night' || scheme === 'dark')
  expect(dark.filter(Boolean).length).toBeGreaterThanOrEqual(4)
  expect(dark.some((here, index) => here && dark[index + 1])).toBe(false)
})

test('each kicker shows the hour of its section', async ({ page }) => {
  await page.goto('/')
  for (const [id, hour] of [
    ['where', 9],
    ['fairs', 8],
    ['restaurant', 20],
    ['about', 11],
    ['services', 12],
    ['experience', 16],
    ['journal', 10],
    ['rooms', 22],
    ['testimonials', 18],
    ['map', 9],
  ] as const)
    await expect(section(page, id).locator('[data-slot=ui-sundial-ray]').first()).toHaveAttribute(
      'transform',
      `rotate(${(hour - 12) * 15} 16 16.5)`,
    )
})

test('the restaurant teaser and banner link to the restaurant page', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'restaurant').getByRole('link')).toHaveAttribute('href', '/restaurant')
  await section(page, 'banner').scrollIntoViewIfNeeded()
  await section(page, 'banner').click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL('/restaurant')
})

test('about shows the logo and two paragraphs that reveal on scroll, 0.2 s apart', async ({ page }) => {
  await page.goto('/')
  // Reloads: then the sections above have their true height at once, and the scroll position stays right.
  await page.reload()
  const reveal = section(page, 'about').locator('[data-slot=ui-scroll-reveal]')
  await waitForHydration(page)
  // Scrolls until the section is a third of a window below the viewport: near enough for hydration, but not visible.
  await reveal.evaluate((element) =>
    window.scrollTo({
      top: element.getBoundingClientRect().top - window.innerHeight * 1.3,
      behavior: 'instant',
    }),
  )
  await expect(reveal).toHaveAttribute('data-reveal', 'waiting')
  await expect(reveal.locator('[data-slot=ui-brand-mark]')).toHaveCount(1)
  await expect(reveal.getByRole('paragraph')).toHaveCount(2)
  await reveal.scrollIntoViewIfNeeded()
  await expect(reveal).toHaveAttribute('data-reveal', 'shown')
  const delays = await reveal.evaluate((element) =>
    [...element.children].map((child) => Number.parseFloat(getComputedStyle(child).transitionDelay)),
  )
  expect(delays).toEqual([0, 0.2, 0.4])
})

test('about shows at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const paragraph of await section(page, 'about').getByRole('paragraph').all())
    await expect(paragraph).toHaveCSS('opacity', '1')
})

test('services lists what every guest can use', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'services').getByRole('heading', { level: 3 })).toHaveText([
    'Wi-Fi',
    'Parking',
    'Charging',
    'Concierge',
    'Pool',
    'Garden',
    'Breakfast',
    'Zenit bar',
    'Bicycles',
  ])
  await expect(section(page, 'services')).toContainText('07:00 to 10:30')
})

test.describe('the experience teaser', () => {
  const slider = (page: Page) =>
    section(page, 'experience').getByRole('region', { name: 'Pictures of an afternoon' })
  const place = (page: Page) => slider(page).locator('[data-slot=ui-carousel-count]')

  /** Scrolls the slider into view and installs a clock that the test controls. */
  async function showSlider(page: Page) {
    await page.clock.install()
    await page.goto('/')
    await slider(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }

  test('links to its page by an outlined button', async ({ page }) => {
    await page.goto('/')
    const link = section(page, 'experience').getByRole('link')
    await expect(link).toHaveAttribute('href', '/experience')
    await expect(link).toHaveAttribute('data-variant', 'outline')
  })

  test('shows four captioned slides: pool, lounge, Vicenza, parking', async ({ page }) => {
    await page.goto('/')
    await expect(slider(page).locator('[data-slot=ui-carousel-caption]')).toHaveText([
      'The pool',
      'The lounge',
      'Vicenza',
      'The car, off duty',
    ])
  })

  test('advances every 4000 ms and loops', async ({ page }) => {
    await showSlider(page)
    await waitForSectionHydration(page, slider(page))
    await page.clock.pauseAt(Date.now() + 60_000)
    // Selects a slide while the clock is paused, so that the slide's interval starts now.
    const before = Number((await place(page).textContent())?.[0])
    await slider(page).getByRole('button', { name: 'Next picture' }).dispatchEvent('click')
    await expect(place(page)).toHaveText(`${(before % 4) + 1} of 4`)
    for (const turns of [1, 2, 3, 4]) {
      const next = `${((before + turns) % 4) + 1} of 4`
      await page.clock.runFor(3999)
      await expect(place(page)).not.toHaveText(next)
      await page.clock.runFor(1)
      await expect(place(page)).toHaveText(next)
    }
  })

  test('changes slides by its arrows without pausing', async ({ page }) => {
    await showSlider(page)
    await slider(page).getByRole('button', { name: 'Next picture' }).dispatchEvent('click')
    await expect(place(page)).toHaveText('2 of 4')
    await slider(page).getByRole('button', { name: 'Previous picture' }).dispatchEvent('click')
    await slider(page).getByRole('button', { name: 'Previous picture' }).dispatchEvent('click')
    await expect(place(page)).toHaveText('4 of 4')
    await expect(slider(page)).toHaveAttribute('data-state', 'playing')
  })
})

test('a card of the journal rises by 2 px on hover', async ({ page }) => {
  await page.goto('/')
  const card = section(page, 'journal').getByRole('listitem').first()
  await card.hover()
  await expect(card).toHaveCSS('translate', '0px -2px')
})

test('the journal teaser shows the first three posts, the bike route, and a plain link to all', async ({
  page,
}) => {
  await page.goto('/')
  const journal = section(page, 'journal')
  const cards = journal.getByRole('listitem')
  await expect(cards).toHaveCount(4)
  for (const [index, id] of ['restaurants', 'architecture', 'hills', 'bike-route'].entries())
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/vicenza/${id}`)
  const all = journal.getByRole('link', { name: 'View all' })
  await expect(all).toHaveAttribute('href', '/vicenza')
  await expect(all).toHaveAttribute('data-slot', 'ui-text-link')
})

test('the map has a kicker, a title, the address, and an outlined button that opens directions in a new tab', async ({
  page,
}) => {
  await page.goto('/')
  const map = section(page, 'map')
  await expect(map.getByText('Getting here')).toBeVisible()
  await expect(map.getByRole('heading', { level: 2 })).toHaveText('South of town, below the hills')
  await expect(map).toContainText(/Casa Meridiana\s*Via della Meridiana 12\s*36057 Arcugnano \(VI\)/)
  const way = map.getByRole('link', { name: 'Plan your route' })
  await expect(way).toHaveAttribute('data-variant', 'outline')
  await expect(way).toHaveAttribute('target', '_blank')
  const url = new URL((await way.getAttribute('href')) ?? '')
  expect(`${url.origin}${url.pathname}`).toBe('https://www.google.com/maps/dir/')
  expect(url.searchParams.get('destination')).toBe(
    'Casa Meridiana, Via della Meridiana 12, 36057 Arcugnano (VI)',
  )
})

test.describe('the testimonials', () => {
  const quotes = (page: Page) => section(page, 'testimonials').getByRole('region')
  const shown = (page: Page) => quotes(page).locator('[data-slot=ui-quotes-slide][data-state=active]')
  const sentences = [
    'Next time we are coming without the fair.',
    'They knew my coffee by the second morning.',
    'I slept with the window open.',
  ]

  test('show a kicker and three quotes, one per dot', async ({ page }) => {
    await page.goto('/')
    await expect(section(page, 'testimonials').getByText('Heard at check-out')).toBeVisible()
    for (const [index, sentence] of sentences.entries()) {
      await quotes(page)
        .getByRole('button', { name: `Quote ${index + 1}` })
        .click()
      await expect(shown(page)).toHaveText(sentence)
    }
  })

  test('fade to the next quote every 5000 ms and loop, and the brackets move by one corner for each quote', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await quotes(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await waitForSectionHydration(page, quotes(page))
    await quotes(page).getByRole('button', { name: 'Pause' }).dispatchEvent('click')
    await page.clock.pauseAt(Date.now() + 60_000)
    // The clock stands still while the test selects the first quote and presses Play, so that the interval of the quote
    // starts at a known time.
    await quotes(page).getByRole('button', { name: 'Quote 1' }).dispatchEvent('click')
    const corner = Number(await quotes(page).getAttribute('data-corner'))
    await quotes(page).getByRole('button', { name: 'Play' }).dispatchEvent('click')
    await expect(quotes(page)).toHaveAttribute('data-state', 'playing')
    for (const turns of [1, 2, 3, 4, 5]) {
      const next = sentences[turns % 3] ?? ''
      await page.clock.runFor(4999)
      await expect(shown(page)).not.toHaveText(next)
      await page.clock.runFor(1)
      await expect(shown(page)).toHaveText(next)
      await expect(quotes(page)).toHaveAttribute('data-corner', `${(corner + turns) % 4}`)
    }
  })

  test('keep the brackets in place when the dot of the current quote is pressed', async ({ page }) => {
    await page.goto('/')
    const third = quotes(page).getByRole('button', { name: 'Quote 3' })
    await third.click()
    await expect(third).toHaveAttribute('aria-current', 'true')
    const corner = (await quotes(page).getAttribute('data-corner')) ?? ''
    await third.click()
    await expect(quotes(page)).toHaveAttribute('data-corner', corner)
  })

  test('fade, and have four brackets', async ({ page }) => {
    await page.goto('/')
    await expect(quotes(page).locator('[data-slot=ui-quotes-corner]')).toHaveCount(4)
    await expect(quotes(page).locator('[data-slot=ui-quotes-slide]').first()).toHaveCSS(
      'transition-property',
      'opacity, visibility',
    )
  })
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const language of languageCodes) {
    test(`the text over the banner in ${language} at ${width} px has contrast 4.5:1`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${languages[language].prefix}/`, { waitUntil: 'networkidle' })
      const words = section(page, 'banner').locator('[data-slot=ui-banner-body]')
      await section(page, 'banner').evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await page.waitForLoadState('networkidle')
      const contrast = await findLowestTextContrast(
        page,
        words,
        '[data-slot=ui-heading], [data-slot=ui-text], [data-slot=ui-text-link]',
      )
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    })
  }
}
