import { expect, test } from './test'

/** Names of the hotel's services that the pages contain, in each language. */
const facts = {
  '/': [
    /parking/i,
    /Wi-Fi\s*free/i,
    /charging\s*2 stations/i,
    /concierge/i,
    /pool\s*outdoors/i,
    /garden/i,
    /buffet/i,
    /lounge bar and café/i,
    /two forks/i,
    /Fontana family/i,
    /10\sminutes by car/i,
  ],
  '/it/': [
    /parcheggio/i,
    /Wi-Fi\s*gratuito/i,
    /2 colonnine/i,
    /concierge/i,
    /piscina\s*all’aperto/i,
    /giardino/i,
    /a buffet/i,
    /lounge bar e caffetteria/i,
    /due forchette/i,
    /cucina dei Fontana/i,
    /10\sminuti/i,
  ],
  '/de/': [
    /parken/i,
    /WLAN\s*kostenlos/i,
    /2 Stationen/i,
    /concierge/i,
    /pool\s*im Freien/i,
    /garten/i,
    /buffet/i,
    /Lounge-Bar und Café/i,
    /zwei Gabeln/i,
    /Familie Fontana/i,
    /10\sAutominuten/i,
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
