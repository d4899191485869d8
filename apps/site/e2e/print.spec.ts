import { expect, hydrateAllSections, test, visit } from './test'

/** The pages that visitors print, with texts that must be on paper. */
const sheets = [
  { path: '/rooms/suite', texts: ['A coffered ceiling', 'Terry bathrobes', 'a night'] },
  { path: '/offers', texts: ['pay for two', 'check-out', 'Berici'] },
  { path: '/fiere', texts: ['Vicenzaoro January', '15–19 January 2027', 'Cosmofood'] },
  {
    path: '/getting-here',
    texts: ['exit Vicenza Est (A4)', 'Radio taxi', 'spaces beside the hotel'],
  },
  { path: '/vicenza/hills', texts: ['by lunchtime', 'Costozza', 'Lake Fimon'] },
]

/** Selector of the elements that must not be printed. */
const controls =
  '[data-slot=ui-skip-link], [data-slot=ui-header], [data-slot=ui-filter-pills], [data-slot=ui-button], [data-slot=ui-language-menu], [data-slot^=consent-]:not([data-slot=consent-gate], [data-slot=consent-gate-preview])'

/** The number of pages of a PDF file: its page objects, which Chromium does not compress. */
const pageCount = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

for (const { path, texts } of sheets)
  test(`${path} prints on at most two pages, dark on white, without controls`, async ({ page }) => {
    await visit(page, path)
    await hydrateAllSections(page)
    expect(pageCount(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBeLessThanOrEqual(2)

    await page.emulateMedia({ media: 'print' })
    for (const text of texts)
      await expect.soft(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect.soft(page.getByText('+39 0444').last()).toBeVisible()
    const { shown, pale, count } = await page.evaluate((selector) => {
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const name = (element: Element) => element.getAttribute('data-slot') ?? element.localName
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
      const isDark = (color: string) => Math.max(...channels(color).slice(0, 3)) < 170
      const isInk = (color: string) => (channels(color)[3] ?? 1) > 0 && isDark(color)
      const all = [...document.querySelectorAll(selector)]
      const printed = [...document.querySelectorAll('body *')].filter(
        (element) => isShown(element) && element.textContent?.trim(),
      )
      const light = printed.filter((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return !isDark(color) || isInk(backgroundColor)
      })
      return { count: all.length, shown: all.filter(isShown).map(name), pale: light.map(name) }
    }, controls)
    expect(count).toBeGreaterThan(3)
    expect.soft(shown).toEqual([])
    expect.soft(pale).toEqual([])
  })
