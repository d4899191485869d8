import { expect, test } from './test'

test('the table of contents scrolls to a section, and the header does not cover it', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Your rights' })
    .click()
  await expect(page).toHaveURL('/privacy-policy#rights')
  const heading = page.getByRole('heading', { level: 2, name: 'Your rights' })
  await expect(heading).toBeInViewport()
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? Number.NaN
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bar)
})

test('on a phone each value of the cookie tables is beside the name of its column', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cookie-policy')
  const cell = page.getByRole('cell', { name: '90 days' })
  await expect(cell).toBeVisible()
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Expiry"')
  const { left, right } = await cell.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
})
