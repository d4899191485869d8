import { expect, test } from './test'

/** The pages that visitors print, with texts that must be on paper. */
const sheets = [
  { path: '/rooms/suite', texts: ['A coffered ceiling', 'Check-in', 'Terry bathrobes', 'call +39'] },
  { path: '/offers', texts: ['pay for two', 'Late check-out', 'Berici'] },
  { path: '/fiere', texts: ['Vicenzaoro January', '15–19 January 2027', 'Cosmofood'] },
  {
    path: '/getting-here',
    texts: ['Vicenza Est exit (A4)', '6 km, 8 minutes', 'Radio taxi', 'The car park beside the house'],
  },
  { path: '/vicenza/hills', texts: ['by lunchtime', 'Costozza', 'Lake Fimon'] },
]

/** Selector of the elements that must not be printed. */
const controls =
  '[data-slot=ui-skip-link], [data-slot=ui-header], [data-slot=ui-filter-pills], [data-slot=ui-button], [data-slot=ui-language-menu], [data-slot^=consent-]:not([data-slot=consent-gate], [data-slot=consent-gate-preview])'

/** The number of pages of a PDF file: its page objects, which Chromium does not compress. */
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const { path, texts } of sheets) {
  test(`${path} prints on at most two pages, without controls`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(pageCount(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBeLessThanOrEqual(2)

    await page.emulateMedia({ media: 'print' })
    for (const text of texts)
      await expect.soft(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    for (const control of await page.locator(controls).all()) await expect.soft(control).toBeHidden()
    await expect(page.getByText('+39 0444').last()).toBeVisible()
  })
}

test('every text is printed dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { path } of sheets) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const pale = await page.evaluate(() => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
      const isDark = (color: string) => Math.max(...channels(color).slice(0, 3)) < 170
      const isInk = (color: string) => (channels(color)[3] ?? 1) > 0 && isDark(color)
      return [...document.querySelectorAll('body *')]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim(),
        )
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          return !isDark(color) || isInk(backgroundColor)
        })
        .map((element) => element.getAttribute('data-slot') ?? element.localName)
    })
    expect.soft(pale, path).toEqual([])
  }
})
