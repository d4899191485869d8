import preflight from 'tailwindcss/preflight.css?raw'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { testHostStyles } from '../../../../scripts/host-style-tests'
import { inheritedHostStyle, readComputedStyles } from '../../../../scripts/host-styles'
import { findRejectedDeclarations } from '../../../../scripts/rejected-declarations'
import { ConsentDialog, ConsentGate, ConsentProvider, ConsentReminder, CookiePreferencesTrigger } from '..'
import { createConsentStore } from '../core'
import { en } from '../locales/en'
import gateStyles from './gate.css?inline'
import styles from './index.css?inline'

const slots = "[data-slot^='consent-']"

/**
 * A storage that is always empty. Test files that run at the same time share the browser's own storage, so a decision
 * in another file would close the dialog here.
 */
const storage = { getItem: () => null, setItem: () => {} }

const site = (suspended: boolean) => (
  <div ref={(element) => element?.setAttribute('style', inheritedHostStyle)}>
    <ConsentProvider
      consent={{ ...createConsentStore({ storage }), globalPrivacyControl: true }}
      messages={en}
      suspended={suspended}
    >
      <ConsentGate category="marketing" service="Google Maps" vendor="Google" />
      <CookiePreferencesTrigger />
      <ConsentDialog logo="Hotel" policyLinks={<a href="#privacy">Privacy policy</a>} />
      <ConsentReminder />
    </ConsentProvider>
  </div>
)

/** Returns the computed styles in three states: with the reminder, with the dialog, and with the preferences open. */
async function readStyles() {
  const waiting = await render(site(true))
  const reminder = readComputedStyles(slots)
  await waiting.unmount()
  const asking = await render(site(false))
  const settings = await page.getByRole('button', { name: 'Settings' }).findElement()
  const main = readComputedStyles(slots)
  // `click()` does not move the pointer. A mouse click would leave the pointer over a button and change its style.
  ;(settings as HTMLElement).click()
  await vi.waitUntil(() => page.getByRole('checkbox', { name: 'Analytics' }).query())
  const preferences = readComputedStyles(slots)
  await asking.unmount()
  return [reminder, main, preferences]
}

/** Returns the computed styles of a gate on a page without the dialog. */
async function readGateStyles() {
  const { unmount } = await render(
    <ConsentProvider consent={createConsentStore({ storage })} messages={en}>
      <ConsentGate category="marketing" service="Google Maps" vendor="Google" />
    </ConsentProvider>,
  )
  const read = readComputedStyles(slots)
  await unmount()
  return [read]
}

testHostStyles({
  styles,
  subset: { styles: gateStyles, readStyles: readGateStyles },
  preflight,
  readStyles,
  async renderInto(container) {
    await render(site(true), { container })
    return container.querySelector("[data-slot='consent-reminder']") as Element
  },
  variable: '--consent-surface',
  property: 'background-color',
})

it.each(
  Object.entries(
    import.meta.glob<string>('../../dist/*.css', { eager: true, query: '?raw', import: 'default' }),
  ),
)('the browser accepts every declaration of %s', (_, css) => {
  expect(css).not.toBe('')
  expect(findRejectedDeclarations(css)).toEqual([])
})
