import { expect, type Page, test, waitForHydration } from './test'

const hero = (page: Page) => page.getByRole('region', { name: 'Pictures of the hotel' })
const count = (page: Page) => hero(page).getByText(/, \d of 5$/)
const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Scrolls by a fraction of the hero's height, and waits until the styles have updated. */
async function scrollHero(page: Page, part: number) {
  const height = await hero(page).evaluate((element) => element.getBoundingClientRect().height)
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), height * part)
  await expect
    .poll(async () => Number(await style(page, '[data-slot=ui-hero]', '--ui-progress')))
    .toBeCloseTo(part, 2)
}

test('shows five slides, each with kicker, title, text and a link to the booking engine', async ({
  page,
}) => {
  await page.goto('/')
  for (const [index, title] of [
    'takes its time',
    'one by one',
    'for dinner',
    'waits outside',
    'is yours',
  ].entries()) {
    await expect(count(page)).toContainText(`${index + 1} of 5`)
    const slide = hero(page).getByRole('group', { name: `${index + 1} of 5` })
    await expect(slide.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(slide.getByText(/^The (loggia|hills|table|window|pergola)$/)).toBeVisible()
    await expect(slide.getByRole('link', { name: 'Check availability' })).toHaveAttribute(
      'href',
      'https://booking.casameridiana.example/?portal=CM-0444&lang=it',
    )
    await hero(page).getByRole('button', { name: 'Next picture' }).click()
  }
  await expect(count(page)).toContainText('1 of 5')
})

test('arrows wrap at both ends, dots select a slide', async ({ page }) => {
  await page.goto('/')
  await hero(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(count(page)).toContainText('5 of 5')
  await hero(page).getByRole('button', { name: 'Next picture' }).click()
  await expect(count(page)).toContainText('1 of 5')
  await hero(page)
    .getByRole('button', { name: /^3 of 5/ })
    .click()
  await expect(count(page)).toContainText('Evening, 3 of 5')
  await expect(hero(page).getByRole('button', { name: /^3 of 5/ })).toHaveAttribute('aria-current', 'true')
})

test('advances every 5200 ms and wraps', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  // Selects the first slide while the clock is paused, so that the slide's interval starts now.
  await hero(page)
    .getByRole('button', { name: /^1 of 5/ })
    .dispatchEvent('click')
  await hero(page).getByRole('button', { name: 'Play' }).dispatchEvent('click')
  await expect(count(page)).toContainText('1 of 5')
  for (const next of [2, 3, 4, 5, 1]) {
    await page.clock.runFor(5099)
    await expect(count(page)).not.toContainText(`${next} of 5`)
    await page.clock.runFor(101)
    await expect(count(page)).toContainText(`${next} of 5`)
  }
})

for (const [how, hold] of [
  ['a pointer rests on it', (page: Page) => hero(page).hover()],
  [
    'focus is inside',
    (page: Page) => hero(page).getByRole('link', { name: 'Check availability' }).first().focus(),
  ],
  [
    'a slide was selected by hand',
    (page: Page) =>
      hero(page)
        .getByRole('button', { name: /^1 of 5/ })
        .dispatchEvent('click'),
  ],
  [
    'its pause control was pressed',
    (page: Page) => hero(page).getByRole('button', { name: 'Pause' }).dispatchEvent('click'),
  ],
] as const) {
  test(`does not advance when ${how}`, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await waitForHydration(page)
    await hold(page)
    const held = (await count(page).textContent()) ?? ''
    await page.clock.runFor(20_000)
    await expect(count(page)).toHaveText(held)
  })
}

test('continues when the play button is pressed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await hero(page).getByRole('button', { name: 'Pause' }).dispatchEvent('click')
  await hero(page).getByRole('button', { name: 'Play' }).dispatchEvent('click')
  await page.clock.runFor(5200)
  await expect(count(page)).toContainText('2 of 5')
})

test('interval, transition, zoom, shift, lift and fades have the values of the specification', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.mouse.move(0, 0)
  await expect.poll(() => style(page, '[data-slot=ui-sundial-pager-sun]', 'animation-duration')).toBe('5.2s')
  expect(await style(page, '[data-slot=ui-hero-slide]', 'transition-duration')).toContain('0.9s')
  expect(await style(page, '[data-slot=ui-sundial-pager-ray]', 'transition-duration')).toBe('0.9s')

  expect(await style(page, '[data-slot=ui-hero-media]', 'scale')).toBe('1')
  await scrollHero(page, 1)
  expect(Number(await style(page, '[data-slot=ui-hero-media]', 'scale'))).toBeCloseTo(1.3, 2)
  expect(await style(page, '[data-slot=ui-hero-media]', 'translate')).toBe('0px 72px')
  expect(await style(page, '[data-slot=ui-hero-content]', 'translate')).toBe('0px -36px')
  expect(Number(await style(page, '[data-slot=ui-hero-content]', 'opacity'))).toBeCloseTo(1 - 0.28, 2)
  const shade = await page
    .locator('[data-slot=ui-hero-slide]')
    .first()
    .evaluate((slide) => getComputedStyle(slide, '::after').opacity)
  expect(Number(shade)).toBeCloseTo(0.65, 2)

  await scrollHero(page, 0.5)
  expect(Number(await style(page, '[data-slot=ui-hero-media]', 'scale'))).toBeCloseTo(1.15, 2)
  expect(await style(page, '[data-slot=ui-hero-content]', 'translate')).toBe('0px -18px')
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing advances, moves with the scroll or fades', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(20_000)
    await expect(count(page)).toContainText('1 of 5')
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 400))
    await page.clock.runFor(500)
    expect(await style(page, '[data-slot=ui-hero-media]', 'scale')).toBe('1')
    expect(await style(page, '[data-slot=ui-hero-content]', 'translate')).toMatch(/^(none|0px)/)
    expect(await style(page, '[data-slot=ui-hero-slide]', 'transition-property')).toBe('none')
  })
})

test('a swipe changes the slide on a touch screen', async ({ page }) => {
  await page.goto('/')
  const swipe = (from: number, to: number) =>
    hero(page).evaluate(
      (element, [start, end]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 })
        const fire = (type: string, x: number) =>
          element.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [touch(x)] }))
        fire('touchstart', start as number)
        fire('touchend', end as number)
      },
      [from, to],
    )
  await swipe(300, 100)
  await expect(count(page)).toContainText('2 of 5')
  await swipe(100, 300)
  await expect(count(page)).toContainText('1 of 5')
  await swipe(100, 130)
  await expect(count(page)).toContainText('1 of 5')
})
