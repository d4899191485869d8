import { findLowestTextContrast } from './contrast'
import { type Language, languages } from './pages'
import { readStructuredData } from './structured-data'
import { expect, type Page, test } from './test'

const words = {
  en: {
    title: 'Ristorante Ombra near Vicenza · Casa Meridiana',
    hours: ['19:30 to 22:30', 'Monday', 'on +39 0444 000001', 'Ombra S.r.l.'],
    holidays: /^4\s*–\s*19 August$/,
    forks: 'two forks',
    site: 'Restaurant website',
    buffet: '07:00 to 10:30',
    bar: '11:00 to 23:30',
    trail: ['Home', 'Restaurant'],
  },
  it: {
    title: 'Ristorante Ombra vicino a Vicenza, due forchette · Casa Meridiana',
    hours: ['Dalle 19:30 alle 22:30', 'Il lunedì', 'al +39 0444 000001', 'Ombra S.r.l.'],
    holidays: /^4\s*–\s*19 agosto$/,
    forks: 'due forchette',
    site: 'Sito del ristorante',
    buffet: 'Dalle 07:00 alle 10:30',
    bar: 'Dalle 11:00 alle 23:30',
    trail: ['Home', 'Ristorante'],
  },
  de: {
    title: 'Ristorante Ombra bei Vicenza, mit Frühstück und Bar · Casa Meridiana',
    hours: ['19:30 bis 22:30 Uhr', 'Montag', 'unter +39 0444 000001', 'Ombra S.r.l.'],
    holidays: /^4\.\s*–\s*19\. August$/,
    forks: 'zwei Gabeln',
    site: 'Zur Website des Restaurants',
    buffet: '07:00 bis 10:30 Uhr',
    bar: '11:00 bis 23:30 Uhr',
    trail: ['Startseite', 'Restaurant'],
  },
}

for (const [language, { title, hours, holidays, forks, site, buffet, bar, trail }] of Object.entries(words)) {
  const { prefix } = languages[language as Language]
  const address = `${prefix}/restaurant`
  const region = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`)

  test(`the title of ${address} is the page title plus the hotel name`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(title)
  })

  test(`${address} shows hero, restaurant, breakfast buffet and lounge bar, in this order`, async ({
    page,
  }) => {
    await page.goto(address)
    const labels = await page
      .locator('main section[aria-labelledby]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-labelledby')))
    expect(labels).toEqual(['hero-restaurant-title', 'kitchen', 'breakfast', 'bar'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(region(page, 'breakfast').getByRole('definition').first()).toHaveText(buffet)
    await expect(region(page, 'bar').getByRole('definition').first()).toHaveText(bar)
    await expect(region(page, 'bar')).toContainText('Zenit')
  })

  test(`the restaurant section of ${address} shows hours, closure, two forks, and a link to its own site`, async ({
    page,
  }) => {
    await page.goto(address)
    const kitchen = region(page, 'kitchen')
    for (const text of hours)
      await expect(kitchen.getByRole('definition').filter({ hasText: text })).toBeVisible()
    await expect(kitchen.getByRole('definition').filter({ hasText: holidays })).toBeVisible()
    await expect(kitchen).toContainText(forks)
    const link = kitchen.getByRole('link', { name: site })
    await expect(link).toHaveAttribute('href', 'https://ombra.example/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('data-variant', 'outline')
  })

  test(`${address} has structured data of the restaurant and of the breadcrumbs`, async ({ page }) => {
    await page.goto(address)
    expect(await readStructuredData(page, 'Restaurant')).toMatchObject({
      name: 'Ristorante Ombra',
      url: 'https://ombra.example/',
      telephone: '+39 0444 000001',
      address: { streetAddress: 'Via della Meridiana 12' },
      openingHoursSpecification: { opens: '19:30', closes: '22:30' },
    })
    const { openingHoursSpecification } = await readStructuredData(page, 'Restaurant')
    expect(openingHoursSpecification.dayOfWeek).toHaveLength(6)
    expect(openingHoursSpecification.dayOfWeek).not.toContain('Monday')
    const { itemListElement } = await readStructuredData(page, 'BreadcrumbList')
    expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(trail)
    expect(itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `https://casameridiana.example${prefix}/`,
      `https://casameridiana.example${address}`,
    ])
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`the text over the picture of ${address} at ${width} px has contrast 4.5:1`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address, { waitUntil: 'networkidle' })
      const hero = page.locator('[data-slot=ui-banner-body]')
      const contrast = await findLowestTextContrast(page, hero, '[data-slot=ui-heading], [data-slot=ui-text]')
      expect(contrast).toBeGreaterThanOrEqual(4.5)
    })
  }
}

test('the header is transparent over the hero and solid below it', async ({ page }) => {
  await page.goto('/restaurant')
  const header = page.getByRole('banner')
  await expect(header).toHaveAttribute('data-state', 'over')
  await page.locator('#kitchen').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, window.innerHeight))
  await expect(header).not.toHaveAttribute('data-state', 'over')
})
