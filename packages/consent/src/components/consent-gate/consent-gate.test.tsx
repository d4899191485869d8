import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConsentDialog, ConsentGate, ConsentProvider, ConsentScript, useConsent } from '../..'
import { createConsentStore } from '../../core'
import { en } from '../../locales/en'
import '../../styles/index.css'

/** A script that is no module. */
const FILE = new URL('../../../dist/element.js', import.meta.url).href

const allow = page.getByRole('button', { name: 'Load Google Maps' })
const gate = page.getByRole('group', { name: 'Google Maps' })
const map = page.getByTitle('Map')

/** Shows the decision that React has rendered, which it does after the next paint: see `ConsentProvider`. */
const Decision = () => <output>{JSON.stringify(useConsent().state)}</output>
const decisionRendered = (state: object) =>
  expect.poll(() => JSON.parse(page.getByRole('status').element().textContent)).toMatchObject(state)

async function open(alternative = <a href="#map">Open in Google Maps</a>) {
  const consent = createConsentStore()
  await render(
    <ConsentProvider consent={consent} messages={en}>
      <ConsentGate
        category="marketing"
        service="Google Maps"
        vendor="Google Ireland Limited"
        alternative={alternative}
      >
        <iframe title="Map" srcDoc="<p>map</p>" />
      </ConsentGate>
      <Decision />
    </ConsentProvider>,
  )
  return consent
}

it('names the service, the vendor and the category in place of the embed', async () => {
  await open()
  await expect.element(gate.getByText(/Google Maps needs your consent/)).toBeVisible()
  await expect.element(gate.getByText(/loaded from Google Ireland Limited/)).toBeVisible()
  await expect.element(gate.getByText(/Loading it allows the whole category “Marketing”/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible()
  expect(map.query()).toBeNull()
})

it('loads the embed when the visitor allows it, and allows no other category', async () => {
  const consent = await open()
  await allow.click()
  await expect.element(map).toBeVisible()
  await expect.element(gate).toHaveFocus()
  expect(consent.get().state).toEqual({
    necessary: true,
    preferences: false,
    analytics: false,
    marketing: true,
  })
})

it('does not take the press of a gate in its alternative for its own', async () => {
  const consent = await open(<ConsentGate category="preferences" service="OpenStreetMap" vendor="OSMF" />)
  const inner = page.getByRole('button', { name: 'Load OpenStreetMap' }).element() as HTMLElement
  inner.click()
  inner.click()
  expect(consent.get().state).toMatchObject({ preferences: true, marketing: false })
  ;(allow.element() as HTMLElement).click()
  expect(consent.get().state).toMatchObject({ marketing: true })
})

it('takes a double press for one decision', async () => {
  const consent = await open()
  const decided = vi.fn()
  consent.subscribe(decided)
  const button = allow.element() as HTMLElement
  button.click()
  button.click()
  await expect.element(map).toBeVisible()
  expect(decided).toHaveBeenCalledOnce()
})

it('removes the embed without a reload when consent is withdrawn', async () => {
  const consent = await open()
  consent.update({ marketing: true })
  await expect.element(map).toBeVisible()
  consent.update({ marketing: false })
  await expect.element(allow).toBeVisible()
  expect(map.query()).toBeNull()
})

it('keeps the focus when another part of the page allows the embed, and when one withdraws it', async () => {
  const consent = await open()
  ;(allow.element() as HTMLElement).focus()
  consent.acceptAll()
  await expect.element(map).toBeVisible()
  await expect.element(gate).toHaveFocus()
  ;(map.element() as HTMLElement).focus()
  consent.rejectAll()
  await expect.element(allow).toBeVisible()
  await expect.element(gate).toHaveFocus()
})

it('keeps the focus that the dialog has given back to a button that goes, and leaves it to an embed that takes it', async () => {
  const consent = createConsentStore()
  consent.rejectAll()
  await render(
    <StrictMode>
      <ConsentProvider consent={consent} messages={en}>
        <ConsentGate category="marketing" service="Google Maps" vendor="Google">
          <p>map</p>
        </ConsentGate>
        <ConsentGate category="analytics" service="OpenStreetMap" vendor="OSMF">
          {/* biome-ignore lint/a11y/noAutofocus: what an embed may do */}
          <input aria-label="Search" autoFocus />
        </ConsentGate>
        <ConsentDialog />
      </ConsentProvider>
    </StrictMode>,
  )
  ;(allow.element() as HTMLElement).focus()
  consent.openPreferences()
  await expect.element(page.getByRole('dialog')).toHaveFocus()
  consent.update({ marketing: true })
  await expect.element(gate.getByText('map')).toBeVisible()
  await expect.element(gate).toHaveFocus()

  await page.getByRole('button', { name: 'Load OpenStreetMap' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
})

it('stays blocked when other categories are allowed', async () => {
  const consent = await open()
  consent.update({ analytics: true, preferences: true })
  await decisionRendered({ analytics: true })
  await expect.element(allow).toBeVisible()
  expect(map.query()).toBeNull()
})

it('shows a preview until the embed loads', async () => {
  const consent = createConsentStore()
  await render(
    <ConsentProvider consent={consent} messages={en}>
      <ConsentGate category="marketing" service="Google Maps" vendor="Google" preview={<p>drawn map</p>}>
        <iframe title="Map" srcDoc="<p>map</p>" />
      </ConsentGate>
    </ConsentProvider>,
  )
  await expect.element(gate.getByText('drawn map')).toBeVisible()
  await allow.click()
  await expect.element(map).toBeVisible()
  expect(gate.getByText('drawn map').query()).toBeNull()
})

it('loads a script once its category is allowed, and removes the element on withdrawal', async () => {
  const src = new URL('../../core/state.ts', import.meta.url).href
  const scripts = () => document.head.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`)
  const loaded = vi.fn()
  document.addEventListener('load', loaded, true)
  const consent = createConsentStore()
  const tree = () => (
    <ConsentProvider consent={consent} messages={en}>
      <ConsentScript category="analytics" src={src} attributes={{ type: 'module', 'data-site': '7' }} />
      <Decision />
    </ConsentProvider>
  )
  const { rerender } = await render(tree())
  consent.update({ marketing: true })
  await decisionRendered({ marketing: true })
  expect(scripts()).toHaveLength(0)

  consent.update({ analytics: true })
  await expect.poll(() => loaded).toHaveBeenCalledOnce()
  await rerender(tree())
  expect(scripts()).toHaveLength(1)
  expect(scripts()[0]?.dataset.site).toBe('7')

  consent.update({ analytics: false })
  await expect.poll(() => scripts().length).toBe(0)
  document.removeEventListener('load', loaded, true)
})

it('runs a script once, whatever the visitor decides later, also in StrictMode', async () => {
  const src = `${FILE}?once`
  const script = () => document.head.querySelector(`script[src="${src}"]`)
  const ended = vi.fn()
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({ target }) => target === script() && ended(), true)
  const consent = createConsentStore()
  await render(
    <StrictMode>
      <ConsentProvider consent={consent} messages={en}>
        <ConsentScript category="analytics" src={src} />
        <ConsentScript category="analytics" src={src} />
        <Decision />
      </ConsentProvider>
    </StrictMode>,
  )
  consent.update({ analytics: true })
  await expect.poll(() => ended).toHaveBeenCalledOnce()
  consent.update({ analytics: false })
  await expect.poll(script).toBeNull()
  consent.update({ analytics: true })
  await expect.poll(script).not.toBeNull()
  expect(ended).toHaveBeenCalledOnce()
})

it('does not run a script that it no longer allows while the script loads, and runs it when it is allowed again', async () => {
  const src = `${FILE}?stopped`
  const ended = vi.fn()
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target }) => (target as HTMLScriptElement).src === src && ended(),
      true,
    )
  const consent = createConsentStore()
  consent.acceptAll()
  const tree = (children?: ReactNode) => (
    <ConsentProvider consent={consent} messages={en}>
      {children}
    </ConsentProvider>
  )
  const script = <ConsentScript category="analytics" src={src} />
  const root = createRoot(document.createElement('div'))
  const inserted = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect()
      flushSync(() => root.render(tree()))
      resolve()
    })
    watch.observe(document.head, { childList: true })
  })
  root.render(tree(script))
  await inserted
  expect(document.querySelector(`script[src="${src}"]`)).toBeNull()
  const later = document.createElement('script')
  later.src = `${FILE}?later`
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) later.addEventListener(type, resolve)
    document.head.append(later)
  })
  expect(ended).not.toHaveBeenCalled()
  root.render(tree(script))
  await expect.poll(() => ended).toHaveBeenCalledOnce()
  root.unmount()
  later.remove()
})

it('lets the browser run scripts in the order of the page, except those with `async`', async () => {
  const src = (name: string) => `${FILE}?${name}`
  const consent = createConsentStore()
  consent.acceptAll()
  const { unmount } = await render(
    <ConsentProvider consent={consent} messages={en}>
      <ConsentScript category="analytics" src={src('library')} />
      <ConsentScript category="analytics" src={src('start')} />
      <ConsentScript category="analytics" src={src('other')} attributes={{ async: '' }} />
    </ConsentProvider>,
  )
  const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>(`script[src^="${FILE}?"]`)]
  await expect
    .poll(() => scripts().map(({ src, async }) => [src.split('?')[1], async]))
    .toEqual([
      ['library', false],
      ['start', false],
      ['other', true],
    ])
  await unmount()
  expect(scripts()).toEqual([])
})

it.each(['data:text/javascript,window.ran=1', ' javascript:window.ran=1'])(
  'loads no script from %s, and reports it',
  async (src) => {
    const report = vi.spyOn(window, 'reportError').mockImplementation(() => {})
    const consent = createConsentStore()
    consent.acceptAll()
    await render(
      <ConsentProvider consent={consent} messages={en}>
        <ConsentScript category="analytics" src={src} attributes={{ 'data-refused': '' }} />
      </ConsentProvider>,
    )
    await expect
      .poll(() => report.mock.calls.flat())
      .toEqual([
        new Error(
          `consent: <ConsentScript> does not load "${src}", because only an address on a host can be checked by ` +
            'a Content-Security-Policy. Give an http or https URL.',
        ),
      ])
    expect(document.querySelector('script[data-refused]')).toBeNull()
    report.mockRestore()
  },
)

it('reports a script that the browser refuses, and keeps the page', async () => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const consent = createConsentStore()
  consent.acceptAll()
  await render(
    <ConsentProvider consent={consent} messages={en}>
      <p>The page</p>
      <ConsentScript category="analytics" src={FILE} attributes={{ 'a b': '' }} />
    </ConsentProvider>,
  )
  await expect.poll(() => report.mock.calls.flat()).toEqual([expect.any(DOMException)])
  await expect.element(page.getByText('The page')).toBeVisible()
  report.mockRestore()
})

it('has a button with the padding and the corners of the theme on a phone, and a link with round corners', async () => {
  await page.viewport(390, 800)
  const { style } = document.documentElement
  style.setProperty('--meridiana-radius', '999px')
  await open()
  const button = getComputedStyle(allow.element())
  expect(Number.parseFloat(button.paddingInlineStart)).toBeGreaterThan(24)
  // Half of the height of one line, however many lines there are.
  expect(button.borderTopLeftRadius).toBe('26px')
  expect(getComputedStyle(page.getByRole('link').element()).borderTopLeftRadius).toBe('4px')
  style.removeProperty('--meridiana-radius')
})
