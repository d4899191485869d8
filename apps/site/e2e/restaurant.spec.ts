import { languageCodes, languages } from './pages'
import { readStructuredData } from './structured-data'
import { expect, test } from './test'

const words = {
  en: {
    title: 'Ristorante Ombra near Vicenza · Casa Meridiana',
    hours: ['Tavole del Veneto 2026', '19:30 to 22:30', 'Monday', 'on +39 0444 000001', 'Ombra S.r.l.'],
    holidays: /^4\s*–\s*19 August$/,
    forks: 'Two forks',
    site: 'Restaurant website',
    buffet: '07:00 to 10:30',
    bar: '11:00 to 23:30',
    trail: ['Home', 'Restaurant'],
  },
  it: {
    title: 'Ristorante Ombra vicino a Vicenza, due forchette · Casa Meridiana',
    hours: [
      'Tavole del Veneto 2026',
      'Dalle 19:30 alle 22:30',
      'Il lunedì',
      'al +39 0444 000001',
      'Ombra S.r.l.',
    ],
    holidays: /^4\s*–\s*19 agosto$/,
    forks: 'Due forchette',
    site: 'Sito del ristorante',
    buffet: 'Dalle 07:00 alle 10:30',
    bar: 'Dalle 11:00 alle 23:30',
    trail: ['Home', 'Ristorante'],
  },
  de: {
    title: 'Ristorante Ombra, Frühstück und Bar bei Vicenza · Casa Meridiana',
    hours: [
      'Tavole del Veneto 2026',
      '19:30 bis 22:30 Uhr',
      'Montag',
      'unter +39 0444 000001',
      'Ombra S.r.l.',
    ],
    holidays: /^4\.\s*–\s*19\. August$/,
    forks: 'Zwei Gabeln',
    site: 'Zur Website des Restaurants',
    buffet: '07:00 bis 10:30 Uhr',
    bar: '11:00 bis 23:30 Uhr',
    trail: ['Startseite', 'Restaurant'],
  },
}

for (const language of languageCodes) {
  const { title, hours, holidays, forks, site, buffet, bar, trail } = words[language]
  const { prefix } = languages[language]
  const address = `${prefix}/restaurant`

  test(`${address} shows restaurant, breakfast and bar with their hours, and a link to the restaurant’s own site`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(title)
    const labels = await page
      .locator('main section[aria-labelledby]')
      .evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-labelledby')))
    expect(labels).toEqual(['hero-restaurant-title', 'kitchen', 'breakfast', 'bar'])
    const section = (id: string) => page.locator(`section[aria-labelledby="${id}"]`)
    await expect(section('breakfast').getByRole('definition').first()).toHaveText(buffet)
    await expect(section('bar').getByRole('definition').first()).toContainText(bar)
    const kitchen = section('kitchen')
    for (const text of [...hours, holidays])
      await expect(kitchen.getByRole('definition').filter({ hasText: text })).toBeVisible()
    await expect(kitchen).toContainText(forks)
    await expect(kitchen.getByRole('link', { name: site })).toHaveAttribute('href', 'https://ombra.example/')

    const restaurant = await readStructuredData(page, 'Restaurant')
    expect(restaurant).toMatchObject({
      name: 'Ristorante Ombra',
      url: 'https://ombra.example/',
      telephone: '+39 0444 000001',
      address: { streetAddress: 'Via della Meridiana 12' },
      openingHoursSpecification: { opens: '19:30', closes: '22:30' },
    })
    expect(restaurant.openingHoursSpecification.dayOfWeek).toHaveLength(6)
    expect(restaurant.openingHoursSpecification.dayOfWeek).not.toContain('Monday')
    const { itemListElement } = await readStructuredData(page, 'BreadcrumbList')
    expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(trail)
  })
}
