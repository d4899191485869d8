import preflight from 'tailwindcss/preflight.css?raw'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  type ComputedStyles,
  findStyleDifferences,
  inheritedHostStyle,
  pageResets,
  readComputedStyles,
  removeStyleSheets,
  setStyleSheets,
} from '../../../../scripts/host-styles'
import { ConsentDialog, ConsentGate, ConsentProvider, ConsentReminder, CookiePreferencesTrigger } from '..'
import { createConsent } from '../core'
import { en } from '../locales/en'
import styles from './index.css?inline'

const resets = pageResets(preflight)
const slots = "[data-slot^='consent-']"

/** A storage that is always empty. Test files that run at the same time share the browser's own storage. */
const storage = { getItem: () => null, setItem: () => {} }

const site = (suspended: boolean) => (
  <div ref={(element) => element?.setAttribute('style', inheritedHostStyle)}>
    <ConsentProvider
      consent={{ ...createConsent({ storage }), globalPrivacyControl: true }}
      messages={en}
      suspended={suspended}
    >
      <ConsentGate category="marketing" service="Google Maps" vendor="Google" />
      <CookiePreferencesTrigger />
      <ConsentDialog mark="Hotel" policyLinks={<a href="#privacy">Privacy policy</a>} />
      <ConsentReminder />
    </ConsentProvider>
  </div>
)

/** Renders three pages that together contain every slot of the package. Returns the computed styles. */
async function readAll() {
  const waiting = await render(site(true))
  const reminder = readComputedStyles(slots)
  await waiting.unmount()
  const asking = await render(site(false))
  const settings = await page.getByRole('button', { name: 'Settings' }).findElement()
  const main = readComputedStyles(slots)
  // `click()` instead of a mouse click, because the pointer would stay over a button and change the button's style.
  ;(settings as HTMLElement).click()
  await vi.waitUntil(() => page.getByRole('checkbox', { name: 'Analytics' }).query())
  const preferences = readComputedStyles(slots)
  await asking.unmount()
  return [reminder, main, preferences]
}

afterEach(removeStyleSheets)

let expected: ComputedStyles[]
beforeAll(async () => {
  setStyleSheets(styles)
  expected = await readAll()
})

describe.each(Object.entries(resets))('under %s of the host', (_, reset) => {
  it.each(['before', 'after'])('looks the same when the reset comes %s its styles', async (order) => {
    setStyleSheets(...(order === 'before' ? [reset, styles] : [styles, reset]))
    const actual = await readAll()
    expect(actual.flatMap((page, index) => findStyleDifferences(expected[index] ?? {}, page))).toEqual([])
  })
})

it('leaves the elements and slots of the host as they are', async () => {
  await render(
    <div data-host="">
      <div data-slot="card">
        <h2 data-slot="card-title">Title</h2>
        <p>Text</p>
        <a href="#rooms">Rooms</a>
      </div>
      <dialog data-slot="dialog" open>
        <button type="button" data-slot="button" data-variant="solid">
          Button
        </button>
      </dialog>
      <input type="checkbox" defaultChecked />
    </div>,
  )
  const host = 'html, body, [data-host], [data-host] *'
  const expected = readComputedStyles(host)
  setStyleSheets(styles)
  expect(findStyleDifferences(expected, readComputedStyles(host))).toEqual([])
})

it('takes its variables from any ancestor', async () => {
  setStyleSheets(styles)
  const screen = await render(
    <div ref={(element) => element?.style.setProperty('--consent-surface', 'rgb(1, 2, 3)')}>
      {site(true)}
    </div>,
  )
  const reminder = screen.container.querySelector("[data-slot='consent-reminder']") as Element
  expect(getComputedStyle(reminder).backgroundColor).toBe('rgb(1, 2, 3)')
})

it.each([
  ['light', undefined, 'light'],
  ['dark', undefined, 'dark'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
  [undefined, undefined, 'light dark'],
])('in the scheme %s with the scheme %s inside has the color-scheme %s', async (outer, inner, expected) => {
  setStyleSheets(styles)
  const screen = await render(
    <div data-scheme={outer}>
      <div data-scheme={inner}>{site(true)}</div>
    </div>,
  )
  const reminder = screen.container.querySelector("[data-slot='consent-reminder']") as Element
  expect(getComputedStyle(reminder).colorScheme).toBe(expected)
})
