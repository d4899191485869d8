import { expect, test } from './test'

/** Names of the hotel's services that the pages contain, in each language. */
const facts = {
  '/': [
    /parking/i,
    /free in every room/i,
    /2 stations for electric cars/i,
    /concierge/i,
    /pool.*in season/i,
    /garden/i,
    /buffet/i,
    /lounge bar and café/i,
    /two forks/i,
    /family of restaurateurs/i,
    /10\sminutes by car/i,
  ],
  '/it/': [
    /parcheggio/i,
    /gratuito in tutte le camere/i,
    /2 colonnine per auto elettriche/i,
    /concierge/i,
    /piscina.*in stagione/i,
    /giardino/i,
    /a buffet/i,
    /lounge bar e caffetteria/i,
    /due forchette/i,
    /famiglia di ristoratori/i,
    /10\sminuti/i,
  ],
  '/de/': [
    /parken/i,
    /kostenlos in allen Zimmern/i,
    /2 Stationen für Elektroautos/i,
    /concierge/i,
    /pool.*in der Saison/i,
    /garten/i,
    /vom Buffet/i,
    /Lounge-Bar und Café/i,
    /zwei Gabeln/i,
    /Gastronomenfamilie/i,
    /10\sMinuten/i,
  ],
}

for (const [address, told] of Object.entries(facts)) {
  test(`${address} names what the hotel has: pool, garden, parking, Wi-Fi, chargers, concierge, bar, breakfast, restaurant`, async ({
    page,
  }) => {
    await page.goto(address)
    for (const fact of told) await expect(page.getByRole('main')).toContainText(fact)
  })
}

for (const [address, title] of [
  ['/', 'Classic Italian Hotel in Vicenza'],
  ['/it/', 'Hotel con ristorante e piscina alle porte di Vicenza · Casa Meridiana'],
  ['/de/', 'Hotel mit Restaurant und Pool bei Vicenza · Casa Meridiana'],
] as const) {
  test(`the title of ${address} is “${title}”`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveTitle(title)
  })
}
