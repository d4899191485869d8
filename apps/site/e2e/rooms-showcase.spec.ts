import { bookingUrl, englishRoomsTexts, removeTags, rooms } from './rooms'
import { expect, type Page, test, waitForSectionHydration } from './test'

const last = rooms.at(-1)?.name ?? ''

test.describe('the showcase on the home page', () => {
  const showcase = (page: Page) =>
    page.getByRole('region', { name: removeTags(englishRoomsTexts.showcase.title) })
  const tab = (page: Page, name: string) =>
    showcase(page).getByRole('tab', { name: new RegExp(`^${name} Sleeps`) })

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
    await expect(showcase(page).getByRole('tabpanel', { name: 'Superior Doppia' })).toContainText(
      'arched window',
    )
  })

  test('links from the details to the room and the booking engine, and below the list to all rooms', async ({
    page,
  }) => {
    await page.goto('/')
    await tab(page, 'Quadrupla Comfort').click()
    const panel = showcase(page).getByRole('tabpanel', { name: 'Quadrupla Comfort' })
    await panel.hover()
    await expect(panel.getByRole('link', { name: 'Check availability' })).toHaveAttribute('href', bookingUrl)
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
    const panel = showcase(page).getByRole('tabpanel', { name: /^Suite/ })
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
