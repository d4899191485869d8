import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  ConsentDialog,
  ConsentGate,
  ConsentProvider,
  ConsentReminder,
  CookiePreferencesTrigger,
  de,
  useConsent,
} from '../..'
import { createConsent } from '../../core'

beforeEach(() => localStorage.clear())

function State() {
  const { state, decided, mode } = useConsent()
  return <output>{JSON.stringify({ analytics: state.analytics, decided, mode })}</output>
}

const state = () => JSON.parse(page.getByRole('status').element().textContent ?? '')

const app = (consent = createConsent()) => (
  <ConsentProvider consent={consent}>
    <State />
    <ConsentGate category="marketing" service="Google Maps" vendor="Google">
      <iframe title="Map" srcDoc="<p>map</p>" />
    </ConsentGate>
    <CookiePreferencesTrigger />
    <ConsentDialog />
    <ConsentReminder />
  </ConsentProvider>
)

/** Puts the server's HTML on the page, and hydrates it as the app would. */
async function hydrate() {
  const html = renderToString(app(createConsent({ storage: { getItem: () => null, setItem() {} } })))
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const errors: unknown[] = []
  const report = vi.spyOn(console, 'error').mockImplementation((...error) => errors.push(error))
  const hydrated = hydrateRoot(root, app(), { onRecoverableError: (error) => errors.push(error) })
  const leave = () => {
    hydrated.unmount()
    root.remove()
    report.mockRestore()
  }
  return { html, errors, leave }
}

describe('server rendering', () => {
  it('sends the placeholder and the trigger, and neither the dialog nor a style attribute', async () => {
    const { html, leave } = await hydrate()
    expect(html).toContain('Google Maps waits for your yes')
    expect(html).toContain('Cookie preferences')
    expect(html).not.toContain('<dialog')
    expect(html).not.toContain('style=')
    leave()
  })

  it('hydrates without a complaint, then asks', async () => {
    const { errors, leave } = await hydrate()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(errors).toEqual([])
    leave()
  })

  it('hydrates without a complaint after a decision, and shows no dialog on the way', async () => {
    createConsent().update({ analytics: true })
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { errors, leave } = await hydrate()
    await expect.poll(() => state()).toEqual({ analytics: true, decided: true, mode: 'closed' })
    expect(shown).not.toHaveBeenCalled()
    expect(errors).toEqual([])
    shown.mockRestore()
    leave()
  })
})

describe('useConsent', () => {
  it('follows every decision', async () => {
    const consent = createConsent()
    await render(app(consent))
    expect(state()).toEqual({ analytics: false, decided: false, mode: 'main' })
    consent.update({ analytics: true })
    await expect.poll(state).toEqual({ analytics: true, decided: true, mode: 'closed' })
  })

  it('tells the developer who has forgotten the provider', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(render(<State />)).rejects.toThrow(
      'consent: useConsent() was called outside <ConsentProvider>, so there is no decision to read. ' +
        'Wrap the app in <ConsentProvider>.',
    )
    quiet.mockRestore()
  })
})

it('says every word in the language that it is given', async () => {
  await render(
    <ConsentProvider consent={createConsent()} words={{ ...de, trigger: 'Cookies' }}>
      <CookiePreferencesTrigger />
      <ConsentDialog />
    </ConsentProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Ihre Daten, Ihre Wahl' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Alle ablehnen', exact: true })).toBeVisible()
  await expect.element(page.getByText('Cookies', { exact: true })).toBeInTheDocument()
})

it('stops following other tabs when the app goes', async () => {
  const consent = createConsent()
  const { unmount } = await render(app(consent))
  await unmount()
  createConsent().update({ analytics: true })
  expect(consent.get().state.analytics).toBe(false)
})

it('passes ref, class and other attributes of the trigger and the bar on to their elements', async () => {
  const [trigger, bar] = [createRef<HTMLButtonElement>(), createRef<HTMLElement>()]
  const onClick = vi.fn()
  await render(
    <ConsentProvider consent={createConsent()} suspended>
      <CookiePreferencesTrigger ref={trigger} className="mine" onClick={onClick}>
        Cookies
      </CookiePreferencesTrigger>
      <ConsentReminder ref={bar} className="mine" id="bar" />
    </ConsentProvider>,
  )
  expect(trigger.current?.textContent).toBe('Cookies')
  expect(trigger.current?.className).toBe('mine')
  expect(bar.current?.className).toBe('mine')
  expect(bar.current?.id).toBe('bar')
  trigger.current?.click()
  expect(onClick).toHaveBeenCalledOnce()
})
