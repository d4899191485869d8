import { type ConsumerBrowserTest, expect } from '../../scripts/consumers/visit.ts'

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act({ page, origin, checkAxe, checkLeaks, report }) {
    // At 1080 px (67.5rem) Tailwind's breakpoint `lg` (64rem) applies, but the breakpoint `lg` of ui (70rem) does not.
    await page.setViewportSize({ width: 1080, height: 800 })
    await page.goto(origin)
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Reject all', exact: true }).click()
    await expect(question).toBeHidden()
    await checkAxe('the page')
    // The class of the heading names a colour of the ui theme: such classes work beside Tailwind's own.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(155, 71, 42)')
    await checkLeaks('/host.html', ['dataLayer'])

    // The styles of ui, loaded last, change neither the app nor the other packages.
    const card = page.locator('[data-slot=reviews-card]')
    const before = await card.screenshot()
    await page.getByRole('button', { name: 'Show pictures' }).click()
    await expect(page.getByRole('link', { name: 'A wall in tan' })).toBeVisible()
    if (!before.equals(await card.screenshot())) report('the review looks different after the styles of ui')
    await checkLeaks('/host.html', ['dataLayer'])

    // The lightbox is above a header of the app with a large z-index.
    await page.getByRole('link', { name: 'A wall in tan' }).click()
    const close = page.getByRole('dialog', { name: 'Pictures' }).getByRole('button', { name: 'Close' })
    await expect(close).toBeVisible()
    const covered = await page.evaluate(() => document.elementFromPoint(600, 20)?.closest('#host') !== null)
    if (covered) report('the lightbox is below the header of the app')
    await close.click()
  },
}
