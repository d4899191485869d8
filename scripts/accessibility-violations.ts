import axe from 'axe-core'
import type { Page } from 'playwright'

/**
 * Returns the violations that axe finds in the current state of the page: each rule, with the elements that break it.
 * Frames are not checked. `@axe-core/playwright` is not used: it loads axe again for each check, and loading takes as
 * long as the check.
 */
export async function findAccessibilityViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    // With `preload` axe would load style sheets and media again, which only a rule about automatic sound needs.
    const { violations } = await window.axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
