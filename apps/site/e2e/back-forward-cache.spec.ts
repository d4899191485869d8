import { expect, siteHeader, test } from './test'

test.use({
  hasStoredDecision: false,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('a page that comes back from the back/forward cache works, and follows a choice that was made since', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const reminder = page.locator('[data-slot=consent-reminder]')
  await expect(reminder).toBeVisible()
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  )
  await page.goto('/rooms')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
  // A page from the back/forward cache fires no `load` event, so the test waits for `commit` only.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
  await expect(reminder).toBeHidden()
  await siteHeader(page).getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/privacy-policy')
})
