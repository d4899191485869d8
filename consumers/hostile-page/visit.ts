import type { Page } from 'playwright'
import { type ConsumerBrowserTest, expect } from '../../scripts/consumers/visit.ts'
import { createHostResetStyles } from '../../scripts/host-styles.ts'

/**
 * The views (`?view=…`) that must look right whether the site's reset is in a cascade layer or not, each with the
 * selector of the element in its screenshot.
 */
const VIEWS_UNDER_ANY_RESET = {
  question: 'dialog',
  reminder: '[data-slot=consent-reminder]',
  gate: '#root',
  reviews: '#root',
}
/**
 * The view `ui` shows components of the ui package. The styles of this package are in a cascade layer, and its README
 * asks sites to put resets into an earlier layer, so the view is tested only with such resets.
 */
const VIEWS_UNDER_LAYERED_RESETS = { ui: '#root' }

/** Puts a reset into the layer `base`. The layer of the ui package comes later, so its styles override the reset. */
const inLayer = (reset: string) => `@layer base { ${reset} }`

async function photograph(page: Page, path: string, selector: string) {
  await page.goto(path)
  const element = page.locator(selector)
  await expect(element).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  return element.screenshot({ animations: 'disabled' })
}

export const consumerBrowserTest: ConsumerBrowserTest = {
  pages: 'dist',
  async act({ page, origin, outsideRequests, checkAxe, report }) {
    // The window holds every view: outside of it Chromium draws the edge of a circle with other pixels now and then.
    await page.setViewportSize({ width: 1280, height: 1700 })
    let host = ''
    await page.route(`${origin}/host.css`, (route) => route.fulfill({ contentType: 'text/css', body: host }))
    const preflight = await (await fetch(`${origin}/preflight.css`)).text()

    const clean = new Map<string, Buffer>()
    for (const [view, selector] of Object.entries({
      ...VIEWS_UNDER_ANY_RESET,
      ...VIEWS_UNDER_LAYERED_RESETS,
    })) {
      clean.set(view, await photograph(page, `${origin}/before?view=${view}`, selector))
      await checkAxe(view)
    }

    // The test tries only resets. Styles that a site sets by class, by id or by inheritance may change the widgets.
    for (const [name, reset] of Object.entries(createHostResetStyles(preflight)))
      for (const [layer, css] of [
        ['without a layer', reset],
        ['in a layer', inLayer(reset)],
      ] as const)
        for (const order of ['before', 'after']) {
          host = css
          const views =
            layer === 'in a layer'
              ? { ...VIEWS_UNDER_ANY_RESET, ...VIEWS_UNDER_LAYERED_RESETS }
              : VIEWS_UNDER_ANY_RESET
          for (const [view, selector] of Object.entries(views)) {
            const picture = await photograph(page, `${origin}/${order}?view=${view}`, selector)
            if (!clean.get(view)?.equals(picture))
              report(`${view} looks different under ${name}, ${layer}, ${order} its styles`)
          }
        }

    // Uses the widgets on a page with a strict Content-Security-Policy and the last CSS reset of the loop above.
    await page.goto(`${origin}/after?view=question`)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Analytics' }).check()
    await page.getByRole('button', { name: 'Save selection' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto(`${origin}/after?view=reviews`)
    await page.getByRole('button', { name: 'Next review' }).click()
    await expect(page.getByText('Review number 4.').first()).toBeVisible()
    expect(outsideRequests).toEqual([])
  },
}
