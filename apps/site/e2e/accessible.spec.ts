import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { addresses } from './pages'

/** Lets every reveal finish, so that nothing half-faded is measured. */
async function settle(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.waitForLoadState('networkidle')
}

async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const { address } of [...addresses, { address: '/no-such-page' }]) {
    test(`axe finds nothing on ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(address)
      await settle(page)
      expect(await violations(page)).toEqual([])
    })
  }
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/')
  await settle(page)
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with the language menu open', async ({ page }) => {
  await page.goto('/')
  await settle(page)
  await page.getByRole('contentinfo').locator('summary').click()
  expect(await violations(page)).toEqual([])
})

for (const { address } of addresses) {
  test(`${address} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await settle(page)
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, a')]
        // A slide that waits beside its window is not cut off: it is inert until its turn comes.
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
        )
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.textContent),
    )
    expect(cut).toEqual([])
  })
}
