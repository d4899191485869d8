import type { MouseEvent, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  ConsentDialog,
  ConsentGate,
  ConsentProvider,
  ConsentReminder,
  CookiePreferencesTrigger,
  useConsent,
} from '../..'
import { createConsentStore } from '../../core'
import { de } from '../../locales/de'
import { en } from '../../locales/en'

function State() {
  const { state, decided, mode } = useConsent()
  return <output>{JSON.stringify({ analytics: state.analytics, decided, mode })}</output>
}

const state = () => JSON.parse(page.getByRole('status').element().textContent ?? '')

const app = (consent = createConsentStore()) => (
  <ConsentProvider consent={consent} messages={en}>
    <State />
    <ConsentGate category="marketing" service="Google Maps" vendor="Google">
      <iframe title="Map" srcDoc="<p>map</p>" />
    </ConsentGate>
    <CookiePreferencesTrigger />
    <ConsentDialog />
    <ConsentReminder />
  </ConsentProvider>
)

/** Renders the app on the server, puts the HTML on the page and hydrates it. */
async function hydrate() {
  const html = renderToString(app(createConsentStore({ storage: { getItem: () => null, setItem() {} } })))
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const errors: unknown[] = []
  const report = vi.spyOn(console, 'error').mockImplementation((...error) => errors.push(error))
  const hydrated = hydrateRoot(root, app(), { onRecoverableError: (error) => errors.push(error) })
  const cleanUp = () => {
    hydrated.unmount()
    root.remove()
    report.mockRestore()
  }
  return { html, errors, cleanUp }
}

describe('server rendering', () => {
  it('renders the placeholder and the trigger, no dialog and no style attribute', async () => {
    const { html, cleanUp } = await hydrate()
    expect(html).toContain('Google Maps needs your consent')
    expect(html).toContain('Cookie preferences')
    expect(html).not.toContain('<dialog')
    expect(html).not.toContain('style=')
    cleanUp()
  })

  it('hydrates without an error, then opens the dialog', async () => {
    const { errors, cleanUp } = await hydrate()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(errors).toEqual([])
    cleanUp()
  })

  it('hydrates without an error after a decision, and never opens the dialog', async () => {
    createConsentStore().update({ analytics: true })
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { errors, cleanUp } = await hydrate()
    await expect.poll(() => state()).toEqual({ analytics: true, decided: true, mode: 'closed' })
    expect(shown).not.toHaveBeenCalled()
    expect(errors).toEqual([])
    shown.mockRestore()
    cleanUp()
  })
})

describe('useConsent', () => {
  it('returns the current decision', async () => {
    const consent = createConsentStore()
    await render(app(consent))
    expect(state()).toEqual({ analytics: false, decided: false, mode: 'main' })
    consent.update({ analytics: true })
    await expect.poll(state).toEqual({ analytics: true, decided: true, mode: 'closed' })
  })

  it('throws outside of the provider', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(render(<State />)).rejects.toThrow('consent: no <ConsentProvider>')
    quiet.mockRestore()
  })
})

it('throws without messages', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const provider = <ConsentProvider consent={createConsentStore()} messages={undefined as never} />
  await expect(render(provider)).rejects.toThrow('consent: no messages')
  quiet.mockRestore()
})

it('shows the given messages', async () => {
  await render(
    <ConsentProvider consent={createConsentStore()} messages={{ ...de, trigger: 'Cookies' }}>
      <CookiePreferencesTrigger />
      <ConsentDialog />
    </ConsentProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Ihre Daten, Ihre Wahl' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Alle ablehnen', exact: true })).toBeVisible()
  await expect.element(page.getByText('Cookies', { exact: true })).toBeInTheDocument()
})

it('stops following other tabs when it unmounts', async () => {
  const consent = createConsentStore()
  const { unmount } = await render(app(consent))
  await unmount()
  createConsentStore().update({ analytics: true })
  expect(consent.get().state.analytics).toBe(false)
})

it('calls handlers of the app first, and its own not after preventDefault', async () => {
  const consent = createConsentStore()
  const seen: unknown[] = []
  let stops = true
  const onClick = (event: MouseEvent) => {
    seen.push(consent.dialog.get())
    if (stops) event.preventDefault()
  }
  await render(
    <ConsentProvider consent={consent} messages={en} suspended>
      <CookiePreferencesTrigger onClick={onClick} />
      <ConsentReminder onClick={onClick} />
    </ConsentProvider>,
  )
  for (const [name, mode] of [
    ['Cookie preferences', 'preferences'],
    ['Decide now', 'main'],
  ] as const) {
    stops = true
    await page.getByRole('button', { name }).click()
    expect(consent.dialog.get()).toBeUndefined()
    stops = false
    await page.getByRole('button', { name }).click()
    expect(consent.dialog.get()).toBe(mode)
    expect(seen.splice(0)).toEqual([undefined, undefined])
    consent.dialog.set(undefined)
  }
})

it('keeps the open preferences, with the changed boxes, when another part of the page leaves', async () => {
  const consent = createConsentStore()
  consent.rejectAll()
  const part = (children: ReactNode) => (
    <ConsentProvider consent={consent} messages={en}>
      {children}
    </ConsentProvider>
  )
  await render(part(<ConsentDialog />))
  const { unmount } = await render(part(<CookiePreferencesTrigger />))
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  const box = page.getByRole('checkbox', { name: 'Analytics' })
  await box.click()
  await unmount()
  await expect.element(box).toBeChecked()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('renders a decision also where the browser paints nothing, as in a hidden tab', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0)
  const consent = createConsentStore()
  await render(app(consent))
  consent.update({ analytics: true })
  await expect.poll(state).toMatchObject({ analytics: true })
  frames.mockRestore()
})

it('opens the preferences in another React root with the same store', async () => {
  const consent = createConsentStore()
  consent.rejectAll()
  await render(
    <ConsentProvider consent={consent} messages={en}>
      <ConsentDialog />
    </ConsentProvider>,
  )
  await render(
    <ConsentProvider consent={consent} messages={en}>
      <CookiePreferencesTrigger />
    </ConsentProvider>,
  )
  const trigger = page.getByRole('button', { name: 'Cookie preferences' })
  for (const _ of ['once', 'again']) {
    await trigger.click()
    await page.getByRole('button', { name: 'Close without changing anything' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await expect.element(trigger).toHaveFocus()
})
