import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * The axe violations of the page in its present state: each rule, with the elements that break it. The pages have no
 * frames: in legacy mode axe runs in the page alone, in half the time, and describes only what is wrong.
 */
export async function violations(page: Page) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
