import { readFileSync } from 'node:fs'
import { rooms as furnished } from '../app/content/rooms'
import { findLowestTextContrast } from './contrast'
import { languageCodes, languages } from './pages'
import { readStructuredData } from './structured-data'
import { expect, type Page, test, waitForHydration, waitForSectionHydration } from './test'

const booking = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

/** The English texts of the rooms. */
const english = JSON.parse(readFileSync(new URL('../public/locales/en/rooms.json', import.meta.url), 'utf8'))
const roomWords = JSON.parse(readFileSync(new URL('../public/locales/en/room.json', import.meta.url), 'utf8'))
const plain = (text: string) => text.replace(/<[^>]+>/g, '')

/** Every room: id, name, capacity, beds, number of gallery pictures. */
const rooms = furnished.map(
  ({ id, sleeps, beds, galleryImages }) =>
    [
      id,
      english.rooms[id].name as string,
      sleeps,
      english.beds[beds] as string,
      galleryImages.length,
    ] as const,
)
const last = rooms.at(-1)?.[1] ?? ''

const words = {
  en: { title: 'Choose your hour of sun', back: 'All rooms', quad: '1 Double and 2 Twin', late: 'By 11:00' },
  it: {
    title: 'Scegliete la vostra ora di sole',
    back: 'Tutte le camere',
    quad: '1 matrimoniale e 2 singoli',
    late: 'Entro le 11:00',
  },
  de: {
    title: 'Wählen Sie Ihre Stunde Sonne',
    back: 'Alle Zimmer',
    quad: '1 Doppelbett und 2 Einzelbetten',
    late: 'Bis 11:00',
  },
}

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).locator('[data-slot=ui-room-card]')
const gallery = (page: Page) => page.getByRole('region', { name: 'Have a look around' })
const others = (page: Page) => page.getByRole('region', { name: plain(roomWords.others.title) })

test.describe('the list of rooms', () => {
  test('shows a card for each room: picture, name, capacity, beds and link', async ({ page }) => {
    await page.goto('/rooms')
    await expect(page).toHaveTitle(english.meta.title.replace('{{name}}', 'Casa Meridiana'))
    await expect(cards(page)).toHaveCount(rooms.length)
    for (const [index, [id, name, sleeps, beds]] of rooms.entries()) {
      const card = cards(page).nth(index)
      await expect(card.locator('img').last()).toHaveAttribute('src', /.+/)
      await expect(card.getByRole('heading', { level: 3, name })).toBeVisible()
      await expect(card).toContainText(`Sleeps ${sleeps}`)
      await expect(card).toContainText(beds)
      await expect(card).toContainText('View more')
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/rooms/${id}`)
    }
  })

  test('opens a room from any point of its card', async ({ page }) => {
    await page.goto('/rooms')
    await cards(page)
      .nth(3)
      .click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL('/rooms/superior-tripla')
    await expect(page.getByRole('heading', { level: 1, name: 'Superior Tripla' })).toBeVisible()
  })

  test('links to the offers and to the booking engine', async ({ page }) => {
    await page.goto('/rooms')
    const longer = page.getByRole('region', { name: 'Stay longer, pay less' })
    const check = longer.getByRole('link', { name: 'Check availability' })
    await expect(check).toHaveAttribute('href', booking)
    await expect(check).toHaveAttribute('target', '_blank')
    await longer.getByRole('link', { name: 'See the offers' }).click()
    await expect(page).toHaveURL('/offers')
  })
})

for (const [id, name, sleeps, beds, pictures] of rooms) {
  test.describe(id, () => {
    test('shows name, a link back, capacity, beds and two to four paragraphs', async ({ page }) => {
      await page.goto(`/rooms/${id}`)
      const hero = page.locator('#hero-room')
      await expect(hero.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(hero.getByRole('img')).toHaveAccessibleName(/\w+ \w+/)
      const facts = main(page).locator('[data-slot=ui-fact-list]').getByRole('definition')
      await expect(facts).toHaveText([String(sleeps), beds])
      const paragraphs = await main(page)
        .locator('section:has([data-slot=ui-fact-list])')
        .getByRole('paragraph')
        .count()
      expect(paragraphs).toBeGreaterThanOrEqual(2)
      expect(paragraphs).toBeLessThanOrEqual(4)
      await hero.getByRole('link', { name: 'All rooms' }).click()
      await expect(page).toHaveURL('/rooms')
    })

    test('shows all other rooms and not itself', async ({ page }) => {
      await page.goto(`/rooms/${id}`)
      const links = others(page).getByRole('link')
      const rest = rooms.filter(([other]) => other !== id)
      await expect(links).toHaveText(rest.map(([, other]) => other))
      await links.first().click()
      await expect(page).toHaveURL(`/rooms/${rest[0]?.[0]}`)
    })

    test('shows no picture twice in its gallery, each with an alternative text', async ({ page }) => {
      await page.goto(`/rooms/${id}`)
      const links = await gallery(page).getByRole('link').all()
      expect(links).toHaveLength(pictures)
      const files = await Promise.all(links.map((link) => link.getAttribute('href')))
      expect(new Set(files).size).toBe(files.length)
      for (const link of links) await expect(link).toHaveAccessibleName(/\w+ \w+/)
      expect(await gallery(page).getByRole('img', { name: 'pictures.' }).count()).toBe(0)
    })
  })
}

test('a room links to the booking engine from its text and from its end', async ({ page }) => {
  await page.goto('/rooms/suite')
  for (const name of ['Check availability', 'Book now']) {
    const link = main(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', booking)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('a room shows the terms of a stay', async ({ page }) => {
  await page.goto('/rooms/singola')
  await expect(main(page).locator('[data-slot=ui-term-list]').last().getByRole('definition')).toHaveText([
    /^Per room per night, VAT included\. If the rate does not include breakfast, it costs €18, €9 under the age of/,
    'From 15:00; earlier on request',
    'By 11:00; later on request, until 14:00 for €30',
    'Free with every rate up to 3 days before arrival, until 18:00; then we charge the first night, as for a no-show',
    '€1.50 a bottle',
    'Free',
  ])
})

test('a room shows its facts', async ({ page }) => {
  await page.goto('/rooms/quadrupla-comfort')
  await expect(main(page).locator('[data-slot=ui-term-list]').first().getByRole('definition')).toHaveText([
    'From €235 a night',
    '40 m²',
    'Double 160 × 190 cm, twins 90 × 200 cm each',
    'Bath and separate shower',
    'First floor',
    /^From the west, 14:30.–.19:00$/,
    'Cot on request',
  ])
})

test('a table compares all rooms, and is as wide as a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/rooms')
  const table = page.getByRole('table', { name: 'All nine side by side' })
  await expect(table.getByRole('rowheader')).toHaveText(rooms.map(([, name]) => name))
  await expect(table.getByRole('row', { name: 'Singola' }).getByRole('cell')).toHaveText([
    'From €89 a night',
    '1',
    '14 m²',
    '1 Single (90 × 200 cm)',
    'Shower',
    'First floor',
    /^From the west, 15:00.–.19:00$/,
    'Not possible',
  ])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a room lists six amenities with icons, and four in plain text', async ({ page }) => {
  await page.goto('/rooms/classica-doppia')
  const amenities = page.getByRole('region', { name: 'What you can leave at home' })
  const items = amenities.getByRole('listitem')
  await expect(items).toHaveText([
    'Wi-Fi',
    'Television',
    'Air conditioning',
    'Minibar',
    'Safe',
    'Hairdryer',
    'Terry bathrobes',
    'Branded bath amenities',
    'Nightly chocolate',
    'Bottled waters',
  ])
  await expect(items.filter({ has: page.locator('svg') })).toHaveCount(6)
})

test('a room without pictures has no gallery, and all the rest', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({
      response,
      body: body.replace(/galleryImages:\[[^\]]*singola-bed[^\]]*\]/, 'galleryImages:[]'),
    })
  })
  await page.goto('/rooms')
  await waitForHydration(page)
  await main(page).locator('a[href="/rooms/singola"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Singola' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What you can leave at home' })).toBeVisible()
  await expect(others(page).getByRole('listitem')).toHaveCount(rooms.length - 1)
  await expect(gallery(page)).toHaveCount(0)
})

test('the header is transparent over the picture of a room and solid below it', async ({ page }) => {
  await page.goto('/rooms/suite')
  const header = page.locator('[data-slot=ui-header]')
  await expect(header).toHaveAttribute('data-state', 'over')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(header).not.toHaveAttribute('data-state', 'over')
})

test('a press on a picture opens the lightbox; the button, the backdrop and Escape close it', async ({
  page,
}) => {
  await page.goto('/rooms/superior-matrimoniale')
  const picture = gallery(page).getByRole('link').last()
  const shown = await picture.getByRole('img').getAttribute('alt')
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the room: Superior Matrimoniale' })
  const open = async () => {
    await picture.click()
    await expect(lightbox).toHaveAccessibleDescription(new RegExp(shown ?? 'no text'))
  }
  await open()
  await lightbox
    .getByRole('img', { name: shown ?? 'no text' })
    .first()
    .click()
  await expect(lightbox).toBeVisible()
  await lightbox.getByRole('button', { name: 'Close the pictures' }).click()
  await expect(lightbox).toBeHidden()
  await expect(picture).toBeFocused()
  await open()
  await lightbox.click({ position: { x: 6, y: 200 } })
  await expect(lightbox).toBeHidden()
  await open()
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
})

test('the lightbox loops by its arrows, and selects a picture by its thumbnail', async ({ page }) => {
  await page.goto('/rooms/suite')
  const count = await gallery(page).getByRole('link').count()
  const lightbox = page.getByRole('dialog')
  const place = (index: number) =>
    expect(lightbox).toHaveAccessibleDescription(new RegExp(`${index} of ${count}$`))
  await gallery(page).getByRole('link').first().click()
  await place(1)
  await lightbox.getByRole('button', { name: 'Previous picture' }).click()
  await place(count)
  await lightbox.getByRole('button', { name: 'Next picture' }).click()
  await place(1)
  const thumbnails = lightbox.getByRole('list').getByRole('button')
  await expect(thumbnails).toHaveCount(count)
  await thumbnails.nth(2).click()
  await place(3)
})

test('each row of a gallery has its full width: three pictures are a large one beside two stacked ones, two or four are equally wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [id] of rooms) {
    await page.goto(`/rooms/${id}`)
    const boxes = await gallery(page)
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect))
    /** The pictures, grouped by row. */
    const rows: DOMRect[][] = []
    for (const box of boxes) {
      const row = rows.at(-1)
      if (row?.[0] && box.top < row[0].bottom) row.push(box)
      else rows.push([box])
    }
    const { right } = (await gallery(page)
      .getByRole('list')
      .evaluate((list) => list.getBoundingClientRect().toJSON())) as DOMRect
    for (const row of rows) {
      const [first, second, third] = row
      const room = `${id}, a row of ${row.length}`
      expect(row.at(-1)?.right, room).toBeCloseTo(right, 0)
      if (row.length === 3 && first && second && third) {
        expect(first.width, room).toBeGreaterThan(1.8 * second.width)
        expect([second.left, second.width], room).toEqual([third.left, third.width])
        expect(second.top, room).toBeCloseTo(first.top, 0)
        expect(third.bottom, room).toBeCloseTo(first.bottom, 0)
        expect(second.height, room).toBeCloseTo(third.height, 0)
      } else if (row.length > 1) {
        for (const { width } of row) expect(width, room).toBeCloseTo(first?.width ?? 0, 0)
        expect([2, 4], room).toContain(row.length)
      }
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a room has its text, and each picture is a link to its file', async ({ page, request }) => {
    await page.goto('/rooms/quadrupla-comfort')
    await expect(main(page)).toContainText('It is nearly two rooms')
    for (const link of await gallery(page).getByRole('link').all())
      expect((await request.get((await link.getAttribute('href')) ?? '')).ok()).toBe(true)
  })
})

test.describe('the other rooms', () => {
  const list = (page: Page) => others(page).getByRole('list')

  test('move into view when they are scrolled to', async ({ page }) => {
    await page.goto('/rooms/suite')
    // Reloads: then the sections above have their true height at once, and the scroll position stays right.
    await page.reload()
    // While the section is still below the window, React hydrates it and hides the list, which then fades in on scroll.
    await list(page).evaluate((list) => scrollTo(0, list.getBoundingClientRect().top - 1.4 * innerHeight))
    await expect(list(page)).toHaveCSS('opacity', '0')
    await list(page).scrollIntoViewIfNeeded()
    await expect(list(page)).toHaveCSS('opacity', '1')
  })

  test.describe('on a touch device', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('show from the start', async ({ page }) => {
      await page.goto('/rooms/suite', { waitUntil: 'networkidle' })
      await expect(list(page)).toHaveCSS('opacity', '1')
      await expect(list(page)).toHaveCSS('translate', 'none')
    })
  })
})

test('an unknown room responds with 404 and a link home', async ({ page }) => {
  const response = await page.goto('/rooms/penthouse')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page doesn’t exist' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

for (const language of languageCodes) {
  const { prefix } = languages[language]
  const { title, back, quad, late } = words[language]

  test(`${prefix}/rooms and its rooms are in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/rooms`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await cards(page).nth(6).getByRole('link').click()
    await expect(page).toHaveURL(`${prefix}/rooms/quadrupla-classica`)
    await expect(page.getByRole('heading', { level: 1, name: 'Quadrupla Classica' })).toBeVisible()
    await expect(main(page)).toContainText(quad)
    await expect(main(page)).toContainText(late)
    await expect(main(page)).not.toContainText(/\{\{|\b(stay|beds|rooms|pictures|amenities|gallery)\.\w/)
    await main(page).getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(`${prefix}/rooms`)
  })

  test(`a room has structured data and breadcrumbs in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/rooms/quadrupla-comfort`)
    const url = `https://casameridiana.example${prefix}/rooms/quadrupla-comfort`
    const room = await readStructuredData(page, 'HotelRoom')
    expect(room).toMatchObject({
      name: 'Quadrupla Comfort',
      url,
      occupancy: { maxValue: 4 },
      floorSize: { value: 40, unitCode: 'MTK' },
      containedInPlace: { '@id': 'https://casameridiana.example/#hotel' },
    })
    expect(room.bed).toEqual([
      { '@type': 'BedDetails', typeOfBed: 'double', numberOfBeds: 1 },
      { '@type': 'BedDetails', typeOfBed: 'single', numberOfBeds: 2 },
    ])
    expect(room.amenityFeature).toHaveLength(10)
    const trail = await readStructuredData(page, 'BreadcrumbList')
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `https://casameridiana.example${prefix || ''}/`,
      `https://casameridiana.example${prefix}/rooms`,
      url,
    ])
  })
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the longest text over every room’s picture at ${width} px has contrast 4.5:1 with the brightest pixel`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const [id] of rooms) {
      await page.goto(`/de/rooms/${id}`)
      const hero = page.locator('#hero-room')
      await hero
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.decode())
      const contrast = await findLowestTextContrast(
        page,
        hero.locator('[data-slot=ui-banner-body]'),
        '[data-slot=ui-heading], [data-slot=ui-text]',
      )
      expect(contrast, id).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test.describe('the showcase on the home page', () => {
  const showcase = (page: Page) => page.getByRole('region', { name: plain(english.showcase.title) })
  const tab = (page: Page, name: string) => showcase(page).getByRole('tab', { name })

  test('lists the rooms; arrows move and wrap, Home and End jump, Enter and Space select', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await waitForSectionHydration(page, showcase(page))
    await expect(showcase(page).getByRole('tab')).toHaveCount(rooms.length)
    await tab(page, 'Suite').focus()
    for (const [key, name] of [
      ['ArrowUp', last],
      ['ArrowDown', 'Suite'],
      ['End', last],
      ['Home', 'Suite'],
      ['ArrowDown', 'Superior Matrimoniale'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tab(page, name)).toBeFocused()
    }
    await expect(tab(page, 'Suite')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Superior Matrimoniale')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(tab(page, 'Superior Doppia')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(tab(page, 'Superior Doppia')).toHaveAttribute('aria-selected', 'true')
    await expect(showcase(page).getByRole('tabpanel', { name: 'Superior Doppia' })).toContainText('terrazzo')
  })

  test('links from the details to the room and the booking engine, and below the list to all rooms', async ({
    page,
  }) => {
    await page.goto('/')
    await tab(page, 'Quadrupla Comfort').click()
    const panel = showcase(page).getByRole('tabpanel', { name: 'Quadrupla Comfort' })
    await panel.hover()
    await expect(panel.getByRole('link', { name: 'Check' })).toHaveAttribute('href', booking)
    await expect(panel.getByRole('link', { name: 'View more Quadrupla Comfort' })).toHaveAttribute(
      'href',
      '/rooms/quadrupla-comfort',
    )
    await showcase(page).getByRole('link', { name: 'View all rooms' }).click()
    await expect(page).toHaveURL('/rooms')
  })

  test('opens and closes its details on hover and by the Details button', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await waitForSectionHydration(page, showcase(page))
    const panel = showcase(page).getByRole('tabpanel', { name: 'Suite' })
    const content = panel.locator('[data-slot=ui-showcase-details]')
    await panel.scrollIntoViewIfNeeded()
    await expect(content).toHaveAttribute('data-state', 'closed')
    await panel.hover()
    await expect(content).toHaveAttribute('data-state', 'open')
    await page.mouse.move(0, 0)
    await expect(content).toHaveAttribute('data-state', 'closed')
    const details = panel.getByRole('button', { name: 'Details' })
    await details.focus()
    await page.keyboard.press('Enter')
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await expect(content).toHaveAttribute('data-state', 'open')
    await page.keyboard.press('Enter')
    await expect(content).toHaveAttribute('data-state', 'closed')
  })

  test('shows the picture of a selected room in 0.78 s', async ({ page }) => {
    await page.goto('/')
    await tab(page, 'Superior Doppia').click()
    const picture = showcase(page)
      .getByRole('tabpanel', { name: 'Superior Doppia' })
      .locator('[data-slot=ui-showcase-picture]')
    await expect(picture).toHaveCSS('transition-property', 'opacity')
    await expect(picture).toHaveCSS('transition-duration', '0.78s')
  })

  test('preloads the pictures of the neighbours once the section is hydrated', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/', { waitUntil: 'load' })
    await waitForSectionHydration(page, showcase(page))
    const pictures = showcase(page).locator('[data-slot=ui-showcase-picture]')
    await expect.poll(() => pictures.locator('[data-slot=ui-picture-image]').count()).toBe(3)
  })
})
