import { StrictMode, Suspense, type SyntheticEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  ConsentDialog,
  type ConsentDialogProps,
  ConsentProvider,
  ConsentReminder,
  CookiePreferencesTrigger,
} from '../..'
import {
  type ConsentReceipt,
  type ConsentStore,
  type ConsentStoreOptions,
  createConsentStore,
} from '../../core'
import { en } from '../../locales/en'
import '../../styles/index.css'

const NONE = { necessary: true, preferences: false, analytics: false, marketing: false }
const ALL = { necessary: true, preferences: true, analytics: true, marketing: true }

const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name })

/** Stores a decision of an earlier visit. */
const decideEarlier = (state: object) => {
  localStorage.setItem('cookieConsentState', JSON.stringify(state))
  localStorage.setItem('cookieConsentDate', new Date().toISOString())
}

const site = (consent: ConsentStore, suspended = false) => (
  <ConsentProvider consent={consent} messages={en} suspended={suspended}>
    <button type="button">Book</button>
    <CookiePreferencesTrigger />
    <ConsentDialog policyLinks={<a href="#privacy">Privacy policy</a>} />
    <ConsentReminder />
  </ConsentProvider>
)

async function visit(options: ConsentStoreOptions = {}) {
  const consent = createConsentStore(options)
  const screen = await render(site(consent))
  return {
    consent,
    suspend: (suspended: boolean) => screen.rerender(site(consent, suspended)),
    leave: () => screen.unmount(),
  }
}

/** Presses Tab until the control with this name has focus. Throws after twelve presses. */
async function tabTo(name: string) {
  for (let step = 0; step < 12; step++) {
    await userEvent.tab()
    const active = document.activeElement
    if ((active?.getAttribute('aria-label') ?? labelOf(active) ?? active?.textContent) === name) return
  }
  throw new Error(`Tab does not lead to "${name}"`)
}

const labelOf = (element: Element | null) => (element as HTMLInputElement | null)?.labels?.[0]?.textContent

/** Gives the page a scrollbar of 15 px while no dialog is open: that of the test browser has no width. */
function giveScrollbar() {
  const root = document.documentElement
  const { clientWidth } = root
  return vi
    .spyOn(root, 'clientWidth', 'get')
    .mockImplementation(() => clientWidth - (document.querySelector(':modal') ? 0 : 15))
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  for (const sheet of document.querySelectorAll('style[data-test]')) sheet.remove()
})

/** A part of the page that suspends while its code loads. */
function Section({ loading }: { loading: Promise<void> | undefined }) {
  if (loading) throw loading
  return null
}

/** Resolves when the dialog has checked twice whether it can be seen. Each check reads the width of the page. */
async function nextChecks() {
  const read = vi.spyOn(document.documentElement, 'clientWidth', 'get')
  await expect.poll(() => read.mock.calls.length).toBeGreaterThan(1)
  read.mockRestore()
}

/** Adds a style sheet to the page, as a content blocker does. It is removed after the test. */
function addStyles(css: string) {
  const sheet = document.createElement('style')
  sheet.dataset.test = ''
  sheet.textContent = css
  document.head.append(sheet)
  return sheet
}

it('has a line around it, because on a dark page it has the colour of the page', async () => {
  await render(site(createConsentStore()))
  const { backgroundColor, borderTopColor } = getComputedStyle(page.getByRole('dialog').element())
  expect(['rgba(0, 0, 0, 0)', backgroundColor]).not.toContain(borderTopColor)
})

it('closes in the task of the press, before React renders', async () => {
  const { consent } = await visit()
  const element = dialog.element() as HTMLDialogElement
  ;(button('Accept all').element() as HTMLElement).click()
  expect(consent.get().state).toEqual(ALL)
  expect(element).not.toHaveAttribute('open')
  expect(element).toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})

describe('a visitor with a keyboard only', () => {
  it('accepts all', async () => {
    const { consent } = await visit()
    await tabTo('Accept all')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(consent.get().state).toEqual(ALL)
  })

  it('rejects all', async () => {
    const { consent } = await visit()
    await tabTo('Reject all')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(consent.get()).toMatchObject({ state: NONE, date: expect.any(String) })
  })

  it('rejects all with the close button', async () => {
    const onDecision = vi.fn<(receipt: ConsentReceipt) => void>()
    await visit({ onDecision })
    await tabTo('Close and reject all')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(onDecision).toHaveBeenCalledWith(expect.objectContaining({ state: NONE, method: 'close' }))
  })

  it('saves a selection of categories', async () => {
    const { consent } = await visit()
    await tabTo('Settings')
    await userEvent.keyboard('{Enter}')
    await tabTo('Analytics')
    await userEvent.keyboard(' ')
    await tabTo('Save selection')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(consent.get().state).toEqual({ ...NONE, analytics: true })
  })

  it('rejects all from the settings', async () => {
    const { consent } = await visit()
    await tabTo('Settings')
    await userEvent.keyboard('{Enter}')
    await tabTo('Reject all')
    await userEvent.keyboard('{Enter}')
    expect(consent.get()).toMatchObject({ state: NONE, date: expect.any(String) })
  })

  it('withdraws consent from the foot of the page', async () => {
    decideEarlier(ALL)
    const { consent } = await visit()
    await tabTo('Cookie preferences')
    await userEvent.keyboard('{Enter}')
    await tabTo('Reject all')
    await userEvent.keyboard('{Enter}')
    expect(consent.get().state).toEqual(NONE)
  })
})

describe('focus', () => {
  it('moves to the dialog and not to a button, so that Enter makes no decision', async () => {
    const { consent } = await visit()
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(consent.get().date).toBeUndefined()
  })

  it.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])('stays in the dialog on %s', async (key) => {
    await visit()
    await expect.element(dialog).toHaveFocus()
    const focused = new Set<string | null | undefined>()
    for (let step = 0; step < 11; step++) {
      await userEvent.keyboard(key)
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      focused.add(document.activeElement?.textContent)
    }
    expect(focused).toContain('Accept all')
    expect(focused).toContain('Privacy policy')
    expect(focused).not.toContain('Book')
  })

  it('reaches every control that the site adds to the dialog', async () => {
    await render(
      <ConsentProvider consent={createConsentStore()} messages={en}>
        <ConsentDialog>
          <select aria-label="Language">
            <option>English</option>
          </select>
          <button type="button" disabled>
            Later
          </button>
        </ConsentDialog>
      </ConsentProvider>,
    )
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    await expect.element(button('Accept all')).toHaveFocus()
  })

  it('stays in the dialog when the preferences replace the main panel', async () => {
    await visit()
    await button('Settings').click()
    await expect.element(page.getByRole('dialog', { name: 'Cookie preferences' })).toHaveFocus()
  })

  it('returns to the trigger when the dialog closes', async () => {
    decideEarlier(NONE)
    await visit()
    await button('Cookie preferences').click()
    await button('Save selection').click()
    await expect.element(button('Cookie preferences')).toHaveFocus()
  })
})

it('shows the preferences on a page that the browser has translated, and the page stays', async () => {
  await visit()
  for (const element of document.querySelectorAll('dialog *'))
    for (const text of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  await button('Settings').click()
  await expect.element(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
  await expect.element(button('Book')).toBeInTheDocument()
})

describe('Escape', () => {
  it.each(['the dialog', 'nothing'])(
    'does not answer the question, with the focus on %s',
    async (focused) => {
      const { consent } = await visit()
      await expect.element(dialog).toHaveFocus()
      if (focused === 'nothing') dialog.element().blur()
      const closed = vi.fn()
      dialog.element().addEventListener('close', closed)
      await userEvent.keyboard('{Escape}{Escape}{Escape}')
      await expect.element(button('Accept all')).toBeVisible()
      expect(closed).not.toHaveBeenCalled()
      expect(consent.get().date).toBeUndefined()
    },
  )

  it('goes from the preferences back to the question', async () => {
    const { consent } = await visit()
    await button('Settings').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Accept all')).toBeVisible()
    await expect.element(button('Settings')).toHaveFocus()
    expect(consent.get().date).toBeUndefined()
  })

  it('returns the focus to the trigger', async () => {
    decideEarlier(NONE)
    await visit()
    await button('Cookie preferences').click()
    await tabTo('Analytics')
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Cookie preferences')).toHaveFocus()
  })

  it('closes the preferences after a decision, and changes nothing', async () => {
    decideEarlier({ ...NONE, analytics: true })
    const { consent } = await visit()
    const before = consent.get()
    await button('Cookie preferences').click()
    await box('Marketing').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(consent.get()).toBe(before)
  })
})

describe('Back', () => {
  /** The state that the page's router keeps in the history. */
  const state = { key: 'page', idx: 3 }

  it('finds the history as it was: the preferences add nothing and change nothing', async () => {
    decideEarlier(NONE)
    history.replaceState(state, '')
    const { length } = history
    const methods = [history.pushState, history.replaceState, history.back]
    await render(<StrictMode>{site(createConsentStore())}</StrictMode>)
    for (const name of ['Close without changing anything', 'Reject all']) {
      await button('Cookie preferences').click()
      await expect.element(dialog).toBeVisible()
      expect([history.pushState, history.replaceState, history.back]).toEqual(methods)
      await button(name).click()
      await expect.element(dialog).not.toBeInTheDocument()
    }
    expect(history.length).toBe(length)
    expect(history.state).toEqual(state)
    history.replaceState(null, '')
  })

  it('does not undo a page that a listener of the decision opens', async () => {
    decideEarlier(ALL)
    const traversals = vi.fn()
    window.addEventListener('popstate', traversals)
    window.addEventListener('cookieConsentChanged', () => history.pushState(state, '', '#thanks'), {
      once: true,
    })
    await visit()
    await button('Cookie preferences').click()
    await button('Reject all').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(location.hash).toBe('#thanks')
    expect(history.state).toEqual(state)
    expect(traversals).not.toHaveBeenCalled()
    window.removeEventListener('popstate', traversals)
    history.replaceState(null, '', '#')
  })
})

describe('a phone whose back gesture closes the dialog', () => {
  /** What Chromium on Android does: `cancel`, and without a handler that prevents it, `close`. */
  const goBack = () => {
    const element = dialog.element() as HTMLDialogElement
    if (element.dispatchEvent(new Event('cancel', { cancelable: true }))) element.close()
  }

  it('leaves the question, allows nothing, and is asked on the next visit', async () => {
    const { consent, leave } = await visit()
    await expect.element(dialog).toHaveFocus()
    goBack()
    await expect.poll(() => consent.dialog.get()).toBe('closed')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(consent.get()).toEqual({ state: NONE })
    expect(localStorage).toHaveLength(0)
    await button('Cookie preferences').click()
    await expect.element(button('Save selection')).toBeVisible()
    await leave()
    await visit()
    await expect.element(button('Accept all')).toBeVisible()
  })

  it('goes from the preferences back to the question', async () => {
    const { consent } = await visit()
    await button('Settings').click()
    await expect.element(button('Save selection')).toBeVisible()
    goBack()
    await expect.element(button('Accept all')).toBeVisible()
    await expect.element(dialog).toHaveFocus()
    expect(consent.get().date).toBeUndefined()
  })

  it('closes the preferences after a decision, and they open again', async () => {
    decideEarlier(NONE)
    await visit()
    await button('Cookie preferences').click()
    await expect.element(dialog).toHaveFocus()
    goBack()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Cookie preferences')).toHaveFocus()
    await button('Cookie preferences').click()
    await expect.element(button('Save selection')).toBeVisible()
  })
})

describe('the question', () => {
  it('is not asked again after an earlier decision', async () => {
    decideEarlier(NONE)
    await visit()
    await expect.element(button('Book')).toBeVisible()
    expect(dialog.query()).toBeNull()
  })

  it('shows accept and reject with the same style and size', async () => {
    await visit()
    await expect.element(button('Accept all')).toBeVisible()
    const [accept, reject] = [button('Accept all').element(), button('Reject all').element()]
    expect(accept.getBoundingClientRect().width).toBe(reject.getBoundingClientRect().width)
    expect(accept.getBoundingClientRect().height).toBe(reject.getBoundingClientRect().height)
    const [one, other] = [getComputedStyle(accept), getComputedStyle(reject)]
    // The list leaves out `width` and `height`, because computed sizes may differ by subpixels.
    const properties = [
      'color',
      'background-color',
      'border-color',
      'border-width',
      'font',
      'opacity',
      'outline',
    ]
    for (const property of properties)
      expect(one.getPropertyValue(property)).toBe(other.getPropertyValue(property))
  })

  it('covers the page, which does not scroll until there is a decision', async () => {
    document.body.style.height = '300vh'
    window.scrollTo(0, 120)
    await visit()
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    expect(document.elementFromPoint(5, 5)).toBe(dialog.element())
    await button('Reject all').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    expect(window.scrollY).toBe(120)
    document.body.style.height = ''
  })

  it('keeps the width of a scrollbar as padding, which the overlay covers, until it closes', async () => {
    const width = giveScrollbar()
    await visit()
    await expect.element(dialog).toHaveFocus()
    width.mockRestore()
    const { paddingRight, scrollbarGutter } = getComputedStyle(document.documentElement)
    expect({ paddingRight, scrollbarGutter }).toEqual({ paddingRight: '15px', scrollbarGutter: 'auto' })
    ;(button('Reject all').element() as HTMLElement).click()
    // In the task of the press: the scrollbar is back, and the page must not move sideways.
    expect(getComputedStyle(document.documentElement).paddingRight).toBe('0px')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(getComputedStyle(document.documentElement).paddingRight).toBe('0px')
  })

  it('leaves the page its own padding and no empty attribute', async () => {
    const root = document.documentElement
    for (const own of ['7px', '']) {
      root.style.paddingRight = own
      if (!own) root.removeAttribute('style')
      const width = giveScrollbar()
      const { leave } = await visit()
      await expect.element(dialog).toHaveFocus()
      expect(root.style.paddingRight).toBe('15px')
      await leave()
      expect(root.style.paddingRight).toBe(own)
      expect(root.getAttribute('style')).toBe(own ? 'padding-right: 7px;' : null)
      width.mockRestore()
      root.removeAttribute('style')
    }
  })

  it('reserves no width without a scrollbar, or with the gutter of a site', async () => {
    // A gutter stays when the scrollbar goes.
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(document.documentElement.clientWidth + 15)
    await visit()
    await expect.element(dialog).toHaveFocus()
    expect(getComputedStyle(document.documentElement).paddingRight).toBe('0px')
  })

  it('mentions Global Privacy Control until the visitor decides', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const { consent } = await visit()
    await expect.element(page.getByText(/Global Privacy Control/)).toBeVisible()
    await button('Accept all').click()
    expect(consent.get().state).toEqual(ALL)
    await button('Cookie preferences').click()
    await expect.element(dialog).toBeVisible()
    expect(page.getByText(/Global Privacy Control/).query()).toBeNull()
  })

  it('closes when another tab decides', async () => {
    await visit()
    await button('Settings').click()
    decideEarlier(ALL)
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsentState' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('has no inline style, because a strict Content-Security-Policy forbids it', async () => {
    const sheets = document.querySelectorAll('style').length
    await visit()
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().outerHTML).not.toContain('style=')
    expect(document.querySelectorAll('style')).toHaveLength(sheets)
  })
})

describe('the preferences', () => {
  it('have no checked box before a decision, except the necessary category', async () => {
    await visit()
    await button('Settings').click()
    await expect.element(box('Necessary')).toBeChecked()
    await expect.element(box('Necessary')).toBeDisabled()
    for (const name of ['Preferences', 'Analytics', 'Marketing'])
      await expect.element(box(name)).not.toBeChecked()
  })

  it('show the current decision when they are opened again', async () => {
    decideEarlier({ ...NONE, marketing: true })
    await visit()
    await button('Cookie preferences').click()
    await expect.element(box('Marketing')).toBeChecked()
    await expect.element(box('Analytics')).not.toBeChecked()
  })
})

describe('a page that may be read before deciding', () => {
  it('shows the reminder instead of the dialog, and the dialog on the next page', async () => {
    const { suspend } = await visit()
    await expect.element(dialog).toBeVisible()
    await suspend(true)
    await expect.element(button('Decide now')).toBeVisible()
    expect(dialog.query()).toBeNull()
    await suspend(false)
    await expect.element(button('Accept all')).toBeVisible()
    expect(button('Decide now').query()).toBeNull()
  })

  it('closes the preferences when the visitor follows a link to that page', async () => {
    const { suspend } = await visit()
    await button('Settings').click()
    await suspend(true)
    await expect.element(button('Decide now')).toBeVisible()
    expect(dialog.query()).toBeNull()
  })

  it('closes the dialog when the visitor follows a link to another such page', async () => {
    const { suspend } = await visit()
    await suspend(true)
    await button('Decide now').click()
    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await expect.element(button('Decide now')).toBeVisible()
    expect(dialog.query()).toBeNull()
  })

  it('lets the visitor decide through the reminder', async () => {
    const { consent, suspend } = await visit()
    await suspend(true)
    await button('Decide now').click()
    await button('Reject all').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Decide now')).not.toBeInTheDocument()
    expect(consent.get().state).toEqual(NONE)
    // The reminder has had the focus. The control before it has it now.
    await expect.element(button('Cookie preferences')).toHaveFocus()
  })

  it('goes from the dialog back to the reminder on Escape', async () => {
    const { suspend } = await visit()
    await suspend(true)
    await button('Decide now').click()
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(button('Decide now')).toHaveFocus()
  })
})

it('is modal again after the page has moved a part around it, and keeps what the visitor has chosen', async () => {
  const { leave } = await visit()
  await button('Settings').click()
  await box('Marketing').click()
  const element = dialog.element()
  const part = element.parentElement as HTMLElement
  const footer = document.body.appendChild(document.createElement('footer'))
  footer.append(part)
  expect(document.querySelector(':modal')).toBeNull()
  await expect.poll(() => document.querySelector(':modal')).toBe(element)
  await expect.element(box('Marketing')).toBeChecked()
  document.body.append(part)
  footer.remove()
  await leave()
})

it('stays as it is when a press opens the policy in another tab', async () => {
  await visit()
  await button('Settings').click()
  const link = page.getByRole('link', { name: 'Privacy policy' }).element()
  link.addEventListener('click', (event) => event.preventDefault())
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
  link.setAttribute('target', '_blank')
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await nextChecks()
  await expect.element(box('Marketing')).toBeVisible()
})

describe('a question that cannot be seen', () => {
  const slot = "[data-slot='consent-dialog']"
  const hidingStyles = [
    'dialog { display: none !important }',
    `${slot} { display: none !important }`,
    `${slot} { visibility: hidden !important }`,
    `${slot} { opacity: 0 !important }`,
    `${slot} { inline-size: 0 !important; block-size: 0 !important; overflow: hidden !important }`,
    `${slot} { max-block-size: 0 !important; overflow: hidden !important }`,
    `${slot} { left: -9999px !important; right: auto !important }`,
    `${slot} { scale: 0 }`,
    `body > div:has(${slot}) { display: none }`,
  ]

  const fadedIn = () =>
    Promise.all(
      dialog
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    )

  /** The page scrolls and answers, and nothing is decided. */
  async function expectWorkingPage(consent: ConsentStore) {
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible')
    await expect.poll(() => document.documentElement.style.paddingRight).toBe('')
    const followed = vi.fn((event: Event) => event.preventDefault())
    const link = Object.assign(document.createElement('a'), { href: '#rooms', textContent: 'Rooms' })
    link.addEventListener('click', followed)
    document.body.append(link)
    await page.getByRole('link', { name: 'Rooms' }).click()
    expect(followed).toHaveBeenCalledOnce()
    link.remove()
    expect(consent.get()).toEqual({ state: NONE })
    expect(localStorage).toHaveLength(0)
  }

  it.each(hidingStyles)('closes under %s, and is asked on the next visit', async (css) => {
    const sheet = addStyles(css)
    const { consent, leave } = await visit()
    await expectWorkingPage(consent)
    await leave()
    sheet.remove()
    await visit()
    await expect.element(button('Accept all')).toBeVisible()
  })

  it.each(hidingStyles)('closes when a late sheet has %s', async (css) => {
    const { consent } = await visit()
    await expect.element(dialog).toHaveFocus()
    await fadedIn()
    addStyles(css)
    await expectWorkingPage(consent)
  })

  it('closes when a script takes its attribute `open` away', async () => {
    const { consent } = await visit()
    dialog.element().removeAttribute('open')
    await expectWorkingPage(consent)
  })

  it('closes when it is removed, and the trigger opens the preferences', async () => {
    const { consent } = await visit()
    dialog.element().remove()
    await expectWorkingPage(consent)
    await button('Cookie preferences').click()
    await expect.element(page.getByRole('dialog', { name: 'Cookie preferences' })).toHaveFocus()
    await button('Reject all').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(consent.get().date).toBeDefined()
  })

  it('leaves the next page whole when the reminder was removed', async () => {
    const { suspend } = await visit()
    await suspend(true)
    button('Decide now').element().closest('section')?.remove()
    await suspend(false)
    await expect.element(button('Accept all')).toBeVisible()
    await expect.element(page.getByText('Book')).toBeVisible()
  })

  it('opens again at once when the preferences were removed', async () => {
    decideEarlier(NONE)
    await visit()
    await button('Cookie preferences').click()
    dialog.element().remove()
    await button('Cookie preferences').click()
    await expect.element(page.getByRole('dialog', { name: 'Cookie preferences' })).toHaveFocus()
  })

  it('leaves a page at rest whose part with the dialog was removed', async () => {
    const report = vi.spyOn(console, 'error')
    const consent = createConsentStore()
    const { container } = await render(site(consent))
    await expect.element(dialog).toHaveFocus()
    container.remove()
    await expectWorkingPage(consent)
    consent.openPreferences()
    await expectWorkingPage(consent)
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  })

  it('stays open while it fades in, in a part of the page that fades in, too', async () => {
    addStyles(`${slot} { animation: consent-fade 1.5s steps(1) } body > div { opacity: 0 }`)
    await visit()
    await expect.element(dialog).toBeInTheDocument()
    await fadedIn()
    await nextChecks()
    expect(dialog.query()).not.toBeNull()
  })

  it('stays open while the page has no size, as in a hidden frame', async () => {
    const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(0)
    addStyles('dialog { display: none !important }')
    await visit()
    await expect.poll(() => width.mock.calls.length).toBeGreaterThan(2)
    expect(document.querySelector('dialog')).not.toBeNull()
    width.mockRestore()
  })
})

describe('a question that cannot be seen yet', () => {
  it('comes when a preloader shows the page, which works until then', async () => {
    const sheet = addStyles('body > div { display: none }')
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    const { consent } = await visit()
    await nextChecks()
    expect(shown).not.toHaveBeenCalled()
    shown.mockRestore()
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
    sheet.remove()
    await expect.element(dialog).toHaveFocus()
    await button('Reject all').click()
    expect(consent.get().date).toBeDefined()
  })

  it('comes again after the part of the page around it was hidden for a while', async () => {
    await visit()
    await expect.element(dialog).toHaveFocus()
    const sheet = addStyles('body > div { display: none }')
    await expect.poll(() => document.querySelector('dialog:modal')).toBeNull()
    await nextChecks()
    sheet.remove()
    await expect.element(dialog).toHaveFocus()
  })

  it('comes again after the part of the page around it has suspended', async () => {
    const consent = createConsentStore()
    const app = (loading?: Promise<void>) => (
      <Suspense fallback={<p>Loading</p>}>
        {site(consent)}
        <Section loading={loading} />
      </Suspense>
    )
    const { rerender } = await render(app())
    await expect.element(dialog).toHaveFocus()
    await rerender(app(new Promise(() => {})))
    await expect.poll(() => document.querySelector('dialog:modal')).toBeNull()
    await rerender(app())
    await expect.element(dialog).toHaveFocus()
    await expect.element(button('Accept all')).toBeVisible()
  })

  it('comes when the page inserts the part with the dialog later', async () => {
    const container = document.createElement('div')
    const root = createRoot(container)
    root.render(site(createConsentStore()))
    await nextChecks()
    document.body.append(container)
    await expect.element(dialog).toHaveFocus()
    root.unmount()
    container.remove()
  })
})

describe('handlers of the app', () => {
  const siteWith = (props: ConsentDialogProps) => (
    <ConsentProvider consent={createConsentStore()} messages={en}>
      <CookiePreferencesTrigger />
      <ConsentDialog {...props} />
    </ConsentProvider>
  )

  it('run before those of the dialog', async () => {
    decideEarlier(NONE)
    const seen: string[] = []
    const note = ({ type, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      seen.push(`${type}, ${currentTarget.open ? 'open' : 'closed'}`)
    }
    await render(siteWith({ onKeyDown: note }))
    await button('Cookie preferences').click()
    await expect.element(dialog).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(seen).toEqual(['keydown, open'])
  })
})

it('leaves links and buttons in the texts of a category to the visitor', async () => {
  const text = (name: string) => (
    <>
      {name}, <a href={`#${name}`}>with our partners</a> <button type="button">more about {name}</button>
    </>
  )
  const categories = { ...en.categories, analytics: { title: 'Analytics', description: text('analytics') } }
  await render(
    <ConsentProvider consent={createConsentStore()} messages={{ ...en, categories }}>
      <ConsentDialog />
    </ConsentProvider>,
  )
  await button('Settings').click()
  const link = await page.getByRole('link', { name: 'with our partners' }).findElement()
  for (const control of [link, button('more about analytics').element(), box('Analytics').element()]) {
    const { left, top, width, height } = control.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(control)
  }
  const { left, top } = (link.parentElement as Element).getBoundingClientRect()
  expect(document.elementFromPoint(left + 5, top + 5)).toBeInstanceOf(HTMLLabelElement)
})

it('can be answered while an open menu of the page takes the pointer away from the body', async () => {
  document.body.style.pointerEvents = 'none'
  try {
    const { suspend } = await visit()
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(dialog.element()).pointerEvents).toBe('auto')
    await suspend(true)
    const reminder = page.getByRole('region', { name: 'Cookie preferences' })
    expect(getComputedStyle(await reminder.findElement()).pointerEvents).toBe('auto')
  } finally {
    document.body.style.pointerEvents = ''
  }
})

it('shows the preferences that were opened before it came, also in StrictMode', async () => {
  const consent = createConsentStore()
  consent.openPreferences()
  await render(<StrictMode>{site(consent)}</StrictMode>)
  await expect.element(button('Save selection')).toBeVisible()
})

it('opens once and without an error in StrictMode', async () => {
  const report = vi.spyOn(console, 'error')
  await render(<StrictMode>{site(createConsentStore())}</StrictMode>)
  await expect.element(dialog).toHaveFocus()
  await button('Reject all').click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(report).not.toHaveBeenCalled()
  report.mockRestore()
})
