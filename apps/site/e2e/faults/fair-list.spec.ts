import { expect, expectUsableHeaderAndFooter, type Page, test } from './test'

for (const [what, answer] of [
  ['is aborted', 'abort'],
  ['is truncated', { contentType: 'application/json', body: '[{"id":"a","title":"Vicenza' }],
  ['answers 500', { status: 500 }],
] as const) {
  test(`/fiere.json that ${what}: the page says so and links to the calendar`, async ({ page }) => {
    await page.route('**/fiere.json', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await page.goto('/fiere')
    await expect(page.getByRole('link', { name: 'Open the official calendar' })).toBeVisible()
    await expectUsableHeaderAndFooter(page)
  })
}

test('/fiere.json that hangs: placeholders, then the message', async ({ page }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (time) => timeout(time / 8)
  })
  await page.route('**/fiere.json', () => {})
  await page.goto('/fiere')
  await expect(page.locator('[data-slot=ui-fair-card-skeleton]')).toHaveCount(12)
  await expect(page.getByRole('link', { name: 'Open the official calendar' })).toBeVisible()
  await expectUsableHeaderAndFooter(page)
})

const cards = (page: Page) => page.getByRole('list', { name: 'Fairs' }).getByRole('listitem')

test('/fiere.json with 5,000 entries: the first ones, more on request, and the pills filter them', async ({
  page,
}) => {
  const fairs = Array.from({ length: 5000 }, (_, index) => ({
    id: index,
    title: `Fair ${index}`,
    dates: `${(index % 28) + 1}/${(index % 28) + 1} ${['May', 'giugno', 'Juli'][index % 3]} 2098`,
    href: 'https://fair.example/',
  }))
  await page.route('**/fiere.json', (route) => route.fulfill({ json: fairs }))
  await page.goto('/fiere')
  const pills = page.getByRole('group', { name: 'Choose a month' })
  await pills.getByRole('button', { name: 'Jun 2098' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1667 fairs')
  await expect(cards(page)).toHaveCount(48)
  await page.getByRole('button', { name: 'Show more fairs' }).click()
  await expect(cards(page)).toHaveCount(96)
  await expectUsableHeaderAndFooter(page)
})

test('/fiere.json with markup, scripts and direction marks: texts, and no link that runs a script', async ({
  page,
}) => {
  const fair = { id: 'a', title: 'Fair', dates: '5 January 2099', href: 'https://fair.example/' }
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
  await page.route('**/fiere.json', (route) =>
    route.fulfill({
      json: [
        { ...fair, title: `1 ${markup}`, venue: markup, dates: `5 January 2099 ${markup}` },
        { ...fair, id: '" onclick="alert(1)', title: '2 \u202EriaF\u202C \u2067Fair\u2069' },
        { ...fair, id: 'script', title: 'Script', href: ' javascript:alert(1)' },
        { ...fair, id: 'tab', title: 'Tab', href: 'java\tscript:alert(1)' },
        { ...fair, id: 'data', title: 'Data', href: 'data:text/html,<script>alert(1)</script>' },
        { ...fair, id: 'logo', title: '3 Logo', logo: 'javascript:alert(1)' },
        { ...fair, id: 'host', title: '4 Host', logo: 'https://tracker.example/pixel.png' },
        { ...fair, id: 'slashes', title: '5 Slashes', logo: '//tracker.example/pixel.png' },
        { ...fair, id: '__proto__', title: '6 constructor', __proto__: { href: 7 } },
        [],
        'text',
        7,
        null,
      ],
    }),
  )
  await page.goto('/fiere')
  await expect(cards(page)).toHaveText([/^.*1 <img/, /2 riaF Fair/, /3 Logo/, /4 Host/, /5 Slash/, /6 const/])
  await expect(cards(page).first()).toContainText(markup)
  await expect(cards(page).locator('img, script')).toHaveCount(0)
  expect((await cards(page).nth(1).textContent()) ?? '').not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  for (const link of await cards(page).getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(https:|data:text\/calendar;)/)
  await expect(page).toHaveTitle(/^Fiera di Vicenza/)
  await expectUsableHeaderAndFooter(page)
})
