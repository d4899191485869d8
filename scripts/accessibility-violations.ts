import axeCore from 'axe-core'
import type { Page } from 'playwright'

/** A global of the page. */
declare const axe: typeof axeCore

/**
 * Runs in the page: the violations that axe finds in its current state, each rule with the elements that break it. First
 * waits until running animations have ended: axe does not recognise a dialog that is still moving into view as open, and
 * reports the hidden page behind it. Endless animations are not waited for. Frames are not checked.
 */
export async function readAccessibilityViolations() {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  // `finished` rejects if an animation is cancelled, for example because its element was removed.
  await Promise.allSettled(running.map(({ finished }) => finished))
  // With `preload` axe would load style sheets and media again, which only a rule about automatic sound needs.
  const { violations } = await axe.run({
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * Returns what `readAccessibilityViolations` finds in a page. `@axe-core/playwright` is not used: it loads axe again for
 * each check, and loading takes as long as the check.
 */
export async function findAccessibilityViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(readAccessibilityViolations)
}
