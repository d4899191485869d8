import { roomsPageTitle } from '../rooms'
import { expect, expectUsableHeaderAndFooter, forbidStorage, type Page, siteHeader, test } from './test'

test('storage that throws: every page and every language can be reached', async ({ page }) => {
  await forbidStorage(page, 'localStorage', 'sessionStorage')
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expectUsableHeaderAndFooter(page, { consent: false, menuButton: 'Apri il menu' })
})

test('storage that is full: every page and every language can be reached', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/')
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expectUsableHeaderAndFooter(page, { menuButton: 'Apri il menu' })
})

test('cookies off: the page asks for consent, and every page and every language can be reached', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  // Browsers that block cookies forbid both kinds of storage.
  await forbidStorage(page, 'localStorage', 'sessionStorage')
  await page.goto('/')
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await siteHeader(page).getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveTitle(roomsPageTitle)
  await siteHeader(page).getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/rooms')
  await expectUsableHeaderAndFooter(page, { consent: false, menuButton: 'Apri il menu' })
})

test.describe('without a stored choice about cookies', () => {
  test.use({ hasStoredDecision: false })

  const dialog = (page: Page) => page.getByRole('dialog')

  const leave = (page: Page, state: string, date: string | undefined) =>
    page.addInitScript(
      ([left, time]) => {
        if (sessionStorage.getItem('reloadedFor')) return
        sessionStorage.setItem('reloadedFor', 'test')
        localStorage.setItem('cookieConsentState', left)
        if (time) localStorage.setItem('cookieConsentDate', time)
      },
      [state, date] as const,
    )

  const now = new Date().toISOString()
  const all = '{"necessary":true,"preferences":true,"analytics":true,"marketing":true}'

  for (const [what, state, date] of [
    ['is null', 'null', now],
    ['is a list', '[true,true,true,true]', now],
    ['is a text', '"granted"', now],
    ['is a number', '1', now],
    ['is empty', '', now],
    ['has texts in place of booleans', '{"necessary":"true","preferences":"yes","marketing":"true"}', now],
    ['has numbers in place of booleans', '{"necessary":1,"preferences":1,"analytics":1,"marketing":1}', now],
    ['has other keys', '{"version":2,"consents":{"marketing":true}}', now],
    ['is nested', `{"state":${all}}`, now],
    ['has no date', all, undefined],
    ['has a date that is none', all, 'yesterday'],
    ['has a date in the year 2999', all, '2999-01-01T00:00:00.000Z'],
  ] as const)
    test(`a stored consent that ${what}: the page asks again, and nothing is allowed until then`, async ({
      page,
    }) => {
      await leave(page, state, date)
      await page.goto('/')
      await expect(dialog(page)).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await dialog(page).getByRole('button', { name: 'Settings' }).click()
      for (const name of ['Preferences', 'Analytics', 'Marketing'])
        await expect(dialog(page).getByRole('checkbox', { name })).not.toBeChecked()
      await dialog(page).getByRole('button', { name: 'Reject all' }).click()
      await expect(dialog(page)).toBeHidden()
      await expectUsableHeaderAndFooter(page)
      expect(await page.evaluate(() => localStorage.getItem('cookieConsentState'))).toBe(
        '{"necessary":true,"preferences":false,"analytics":false,"marketing":false}',
      )
    })
})
