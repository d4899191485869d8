import { languages } from '../app/lib/languages/languages'
import { expect, type Page, test, waitForHydration } from './test'

const header = (page: Page) => page.getByRole('banner')

test('the header is transparent over the hero and solid below it', async ({ page }) => {
  await page.goto('/')
  await expect(header(page)).toHaveAttribute('data-state', 'over')
  const hero = await page
    .getByRole('region', { name: 'Pictures of the hotel' })
    .evaluate((el) => el.getBoundingClientRect().height)
  const bar = await header(page).evaluate((el) => (el as HTMLElement).offsetHeight)

  await page.evaluate((y) => window.scrollTo(0, y), hero - bar - 8 - 20)
  await page.waitForTimeout(100)
  await expect(header(page)).toHaveAttribute('data-state', 'over')
  await page.evaluate((y) => window.scrollTo(0, y), hero - bar - 8 + 1)
  await expect(header(page)).toHaveAttribute('data-state', 'solid')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(header(page)).toHaveAttribute('data-state', 'over')
})

test('on a page without a hero the header is always solid', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(header(page)).toHaveAttribute('data-state', 'solid')
})

test('on the fairs page the header is always solid', async ({ page }) => {
  await page.goto('/fiere')
  await expect(header(page)).toHaveAttribute('data-state', 'solid')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(header(page)).toHaveAttribute('data-state', 'solid')
})

for (const [prefix, names] of [
  ['', ['Rooms', 'Restaurant', 'Experience', 'Vicenza', 'Exhibitions']],
  ['/it', ['Camere', 'Ristorante', 'Esperienze', 'Vicenza', 'Fiere']],
  ['/de', ['Zimmer', 'Restaurant', 'Erleben', 'Vicenza', 'Messen']],
] as const) {
  test(`the header of ${prefix}/ links to ${names.join(', ')}, and to the other languages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${prefix}/`)
    const links = header(page).getByRole('navigation').getByRole('link')
    await expect(links).toHaveText([...names])
    for (const [index, path] of ['/rooms', '/restaurant', '/experience', '/vicenza', '/fiere'].entries())
      await expect(links.nth(index)).toHaveAttribute('href', `${prefix}${path}`)
    for (const [name, href] of [
      ['English', '/'],
      ['Italiano', '/it/'],
      ['Deutsch', '/de/'],
    ] as const)
      await expect(header(page).getByRole('link', { name })).toHaveAttribute('href', href)
  })
}

test('the flags of the language menu are files of the site, 20 and 40 px wide', async ({ page, request }) => {
  await page.goto('/')
  const flags = page.getByRole('contentinfo').locator('img[src^="/flags/"]')
  const sources = await flags.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(new Set(sources)).toEqual(new Set(languages.map(({ flag }) => `/flags/w20/${flag}.png`)))
  for (const source of sources)
    for (const file of [source ?? '', (source ?? '').replace('w20', 'w40')])
      expect((await request.get(file)).ok(), file).toBe(true)
})

test('the logo links to the home page, and scrolls to the top there', async ({ page }) => {
  await page.goto('/no-such-page')
  await header(page).getByRole('link', { name: 'Casa Meridiana, home page' }).click()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await header(page).getByRole('link', { name: 'Casa Meridiana, home page' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('on the home page the logo scrolls smoothly', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' })
    const places: number[] = []
    Object.assign(window, { places })
    window.addEventListener('scroll', () => places.push(window.scrollY))
  })
  await header(page).getByRole('link', { name: 'Casa Meridiana, home page' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const between = await page.evaluate(() =>
    (window as unknown as { places: number[] }).places.filter((y) => y > 0 && y < 1500),
  )
  expect(between.length).toBeGreaterThan(2)
})

test('a navigation scrolls to the top and focuses the main area', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.evaluate(() => window.scrollTo(0, 800))
  await header(page).getByRole('link', { name: 'Rooms' }).click()
  await expect(page).toHaveURL('/rooms')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('an unknown path responds with 404 and a link home in its language', async ({ page }) => {
  const response = await page.goto('/it/non-esiste')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Questa pagina non esiste' })).toBeVisible()
  await page.getByRole('link', { name: 'Torna alla home' }).click()
  await expect(page).toHaveURL('/it/')
})

test('choosing a language on an unknown path shows the same path in that language', async ({ page }) => {
  await page.goto('/it/non-esiste#qui')
  const english = header(page).getByRole('link', { name: 'English' })
  await expect(english).toHaveAttribute('href', '/non-esiste')
  await english.click()
  await expect(page).toHaveURL('/non-esiste#qui')
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
  await header(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/non-esiste#qui')
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible()
})

test('back and forward restore the scroll position', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/rooms')
  await page.evaluate(() => window.scrollTo(0, 700))
  // Dispatches the click, because Playwright's own click would scroll the page first.
  await header(page).getByRole('link', { name: 'Restaurant' }).dispatchEvent('click')
  await expect(page).toHaveURL('/restaurant')
  await expect.poll(scrollY).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 400))
  await page.goBack()
  await expect(page).toHaveURL('/rooms')
  await expect.poll(scrollY).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/restaurant')
  await expect.poll(scrollY).toBe(400)
})

test('the overlay menu closes when the window gets wide enough for the links', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/rooms')
  await header(page).getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await header(page).getByRole('link', { name: 'Vicenza' }).click()
  await expect(page).toHaveURL('/vicenza')
})

test('the first Tab stop is the skip link', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('header and footer link to chat, booking engine, phone and e-mail; other sites open in a new tab', async ({
  page,
}) => {
  await page.goto('/')
  const booking = header(page).getByRole('link', { name: 'Reserve' })
  await expect(booking).toHaveAttribute(
    'href',
    'https://booking.casameridiana.example/?portal=CM-0444&lang=it',
  )
  await expect(booking).toHaveAttribute('target', '_blank')
  await expect(header(page).getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    'https://wa.me/393400000000',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: '+39 0444 000000' })).toHaveAttribute(
    'href',
    'tel:+390444000000',
  )
  await expect(footer.getByRole('link', { name: 'info@' })).toHaveAttribute(
    'href',
    'mailto:info@casameridiana.example',
  )
  for (const name of ['Instagram', 'Facebook', 'WhatsApp chat']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
})

test('the footer shows every required fact', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const fact of [
    '4-star hotel',
    '024006-ALB-00012',
    'Via della Meridiana 12',
    '36057 Arcugnano (VI)',
    'UNI EN 14065',
    'UNI EN 14001',
    'ISO 9001',
    'IT024006A1MERIDIANA',
    'IT00000000000',
    'VI-000000',
    '€10,000',
    `© ${new Date().getFullYear()} Casa Meridiana`,
    'Pictures: computer-generated, of a house that does not exist',
  ]) {
    await expect(footer).toContainText(fact)
  }
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await expect(footer.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy')
})

test('a page has a picture for link previews with its title, in its language', async ({ request }) => {
  const titles = {
    '/': ['index', 'Classic Italian Hotel in Vicenza'],
    '/rooms/suite': ['rooms/suite', 'Suite with an arched window'],
    '/it': ['it/index', 'Hotel con ristorante e piscina alle porte di Vicenza'],
    '/it/faq': ['it/faq', 'Domande e condizioni'],
  } as const
  for (const [path, [name, title]] of Object.entries(titles)) {
    const html = await (await request.get(path)).text()
    const meta = (key: string) =>
      new RegExp(`<meta (?:property|name)="${key}" content="([^"]+)"`).exec(html)?.[1]
    expect(meta('og:image')).toBe(`https://casameridiana.example/social/${name}.jpg`)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('og:image:alt')).toBe(title)
    expect(meta('twitter:image:alt')).toBe(title)
    const picture = await request.get(`/social/${name}.jpg`)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeLessThanOrEqual(150 * 1024)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const open = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('the menu button opens the menu with every link and locks the page', async ({ page }) => {
    await page.goto('/')
    await open(page)
    for (const name of ['Rooms', 'Restaurant', 'Experience', 'Vicenza', 'Exhibitions']) {
      await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(page.locator('header')).toHaveAttribute('data-state', 'solid')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await expect
      .poll(() => menu(page).evaluate((panel) => getComputedStyle(panel).animationDuration))
      .toBe('0.55s')
  })

  test('Escape closes the menu and returns the focus', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden')
  })

  test('the close button closes the menu', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await menu(page).getByRole('button', { name: 'Close the menu' }).click()
    await expect(menu(page)).toBeHidden()
  })

  test('a press outside the panel closes the menu', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await expect(menu(page)).toBeVisible()
    // Repeats the press: Radix listens for presses outside the dialog only some time after it has shown the dialog.
    await expect(async () => {
      await page.mouse.click(380, 400)
      await expect(menu(page)).toBeHidden({ timeout: 2000 })
    }).toPass()
  })

  test('a link closes the menu and navigates', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await menu(page).getByRole('link', { name: 'Vicenza' }).click()
    await expect(page).toHaveURL('/vicenza')
    await expect(menu(page)).toBeHidden()
  })

  test('going back closes the menu', async ({ page }) => {
    await page.goto('/')
    await page.goto('/no-such-page')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
    await open(page)
    await page.goBack()
    await expect(page).toHaveURL('/no-such-page')
    await expect(menu(page)).toBeHidden()
  })

  test('a menu that was left by a link is closed after going back', async ({ page }) => {
    await page.goto('/')
    await open(page)
    await menu(page).getByRole('link', { name: 'Vicenza' }).click()
    await expect(page).toHaveURL('/vicenza')
    await expect(page.getByRole('heading', { level: 1, name: 'Vicenza, as we know it' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Pictures of the hotel' })).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })

  test('the open menu traps the focus', async ({ page }) => {
    await page.goto('/')
    await open(page)
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      expect(await menu(page).evaluate((panel) => panel.contains(document.activeElement))).toBe(true)
    }
  })
})

test('the German footer links to the company’s details as “Impressum”', async ({ page }) => {
  await page.goto('/de/faq')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL('/de/faq#impressum')
  await expect(footer.locator('#impressum')).toContainText(
    /Impressum: Casa Meridiana S\.r\.l\..*Via della Meridiana 12.*Vertretungsberechtigt.*Handelsregister.*REA/,
  )
})
