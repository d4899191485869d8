import { readFile } from 'node:fs/promises'
import { expect, type Page, test, visit } from './test'

test('a clock in 2031: the page asks for consent again, and says that there are no fairs', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-03-01T12:00:00Z')
  await page.goto('/fiere')
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Official calendar' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('2031')
})

test('a clock in 1970: the fairs are there', async ({ page }) => {
  await page.clock.setFixedTime('1970-01-01T00:00:00Z')
  await page.goto('/fiere')
  await expect(page.getByRole('list', { name: 'Fairs' }).getByRole('listitem').first()).toBeVisible()
})

/** Replaces the list of fairs by fairs on the given dates. */
const serveFairs = (page: Page, ...allDates: string[]) =>
  page.route('**/fiere.json', (route) =>
    route.fulfill({
      json: allDates.map((dates, id) => ({ id, title: dates, dates, href: 'https://fair.example/' })),
    }),
  )

test('a visit over New Year: the fairs, the nights of their links and the year are those of the new day', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-12-31T23:58:00+01:00' })
  await serveFairs(page, '10–12 December 2026', '30 December 2026 – 2 January 2027')
  await page.goto('/fiere')
  const fairs = page.getByRole('list', { name: 'Fairs' })
  await page.getByRole('button', { name: 'Dec 2026' }).click()
  await expect(fairs.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toContainText('© 2026')
  await page.clock.fastForward('05:00')
  await expect(fairs.getByRole('listitem')).toHaveCount(1)
  await expect(fairs.locator('a[href*="checkin=2027-01-01"]')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toContainText('© 2027')
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a visit of the home page over midnight at the hotel: its fairs are those of the new day', async ({
    page,
  }) => {
    await page.clock.install({ time: '2027-01-31T23:58:00+01:00' })
    await serveFairs(page, '30–31 January 2027', '5 May 2027')
    await visit(page, '/')
    const fairs = page.getByRole('list', { name: 'The next fairs' })
    await fairs.scrollIntoViewIfNeeded()
    await expect(fairs.getByRole('listitem')).toHaveCount(2)
    await page.clock.fastForward('05:00')
    await expect(fairs.getByRole('listitem')).toHaveCount(1)
  })
})

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Pago_Pago'])
  test.describe(`the time zone ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a fair is over, and a night can be booked, by the day at the hotel', async ({ page }) => {
      // In Auckland it is the 2nd, in Pago Pago still the 31st.
      await page.clock.setFixedTime('2027-02-01T11:30:00Z')
      await serveFairs(page, '30–31 January 2027', '1–3 February 2027')
      await page.goto('/fiere')
      const fairs = page.getByRole('list', { name: 'Fairs' })
      await expect(fairs.getByRole('listitem')).toHaveCount(1)
      await expect(fairs.locator('a[href*="checkin=2027-02-01&checkout=2027-02-03"]')).toHaveCount(1)
      await visit(page, '/rooms')
      await page.getByLabel('Check-out', { exact: true }).focus()
      await expect(page.getByLabel('Check-in', { exact: true })).toHaveAttribute('min', '2027-02-01')
    })

    test('every day is the same as in Vicenza', async ({ page }) => {
      await page.clock.setFixedTime('2027-01-05T11:00:00Z')
      await page.route('**/fiere.json', (route) =>
        route.fulfill({
          json: [{ id: 'a', title: 'A', dates: '31 January 2027', href: 'https://fair.example/' }],
        }),
      )
      await page.goto('/fiere')
      await expect(page.getByRole('button', { name: 'Jan 2027' })).toBeEnabled()
      await expect(page.getByRole('button', { name: 'Feb 2027' })).toBeDisabled()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Add A to calendar' }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file).toContain('DTSTART;VALUE=DATE:20270131')
      expect(file).toContain('DTEND;VALUE=DATE:20270201')
    })
  })
