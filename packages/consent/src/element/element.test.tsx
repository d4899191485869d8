/** Loads the built file into pages of their own, in a frame, as a site without a bundler does. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const FILE = new URL('../../dist/element.js', import.meta.url).href
const STYLES = new URL('../../dist/element.css', import.meta.url).href
const SCRIPT = `<script src="${FILE}"></script>`
const CONSENT = '<meridiana-consent policy-href="/privacy"></meridiana-consent>'
const GATE = `
  <meridiana-consent-gate category="marketing" service="Google Maps" vendor="Google Ireland Limited">
    <a href="#map">Open the map</a>
    <template><iframe title="Map" srcdoc="Map"></iframe></template>
  </meridiana-consent-gate>`
const LOG_ERRORS = `<script>
  addEventListener('error', (event) => { event.preventDefault(); log.push(event.message) })</script>`

interface TestWindow extends Window {
  log: string[]
}

let frame: HTMLIFrameElement

/** Writes a page into the frame, whose address is then that of the test page. */
function openPage(body: string, { head = '', lang = 'en' } = {}) {
  const page = frame.contentDocument as Document
  page.open()
  page.write(`<!doctype html><html lang="${lang}"><head><title>Hotel</title>
    <link rel="stylesheet" href="${STYLES}"><script>log = []</script>${head}</head><body>${body}</body></html>`)
  page.close()
}

const page = () => frame.contentDocument as Document
const log = () => (frame.contentWindow as unknown as TestWindow).log
const find = <Name extends string>(selector: Name) => page().querySelector<HTMLElement>(selector)
const all = (selector: string) => page().querySelectorAll(selector).length
const button = (name: string) =>
  Array.from(page().querySelectorAll('button')).find(
    (element) => (element.ariaLabel ?? element.textContent) === name,
  )
const click = async (name: string) => {
  await expect.poll(() => button(name)).toBeDefined()
  button(name)?.click()
}
const isAsked = async () => {
  await expect.poll(() => all('dialog:modal')).toBe(1)
}

beforeEach(() => {
  frame = document.createElement('iframe')
  frame.width = '1000'
  frame.height = '800'
  document.body.append(frame)
})

afterEach(() => frame.remove())

describe('<meridiana-consent>', () => {
  it('asks once, and stores the decision', async () => {
    openPage(CONSENT + SCRIPT)
    await isAsked()
    expect(find('[data-slot=consent-policy-links] a')?.textContent).toBe('Privacy policy')
    await click('Accept all')
    await expect.poll(() => all('dialog')).toBe(0)
    expect(JSON.parse(localStorage.getItem('cookieConsentState') ?? '')).toMatchObject({ marketing: true })

    openPage(`${CONSENT}<meridiana-consent-trigger></meridiana-consent-trigger>${SCRIPT}`)
    await expect.poll(() => button('Cookie preferences')).toBeDefined()
    expect(all('dialog')).toBe(0)
  })

  it.each([
    ['before the elements', SCRIPT, ''],
    ['after the elements', '', SCRIPT],
    ['as a module', `<script type="module" src="${FILE}"></script>`, ''],
    ['when the page is ready', `<script defer src="${FILE}"></script>`, ''],
    ['twice', SCRIPT, SCRIPT],
  ])('works with the script %s', async (_, head, end) => {
    openPage(CONSENT + GATE + end, { head })
    await isAsked()
    await click('Accept all')
    await expect.poll(() => all('iframe')).toBe(1)
    expect(all('dialog')).toBe(0)
  })

  it.each([
    ['it-IT', 'Accetta tutto'],
    ['de', 'Alle akzeptieren'],
    ['fr', 'Accept all'],
  ])('has the texts of the language %s', async (lang, name) => {
    openPage(CONSENT + SCRIPT, { lang })
    await expect.poll(() => button(name)).toBeDefined()
  })

  it('takes texts of the site, before and after it is defined', async () => {
    openPage(
      `${CONSENT}<script>document.querySelector('meridiana-consent').messages =
        { main: { acceptAll: 'Yes to all' }, policy: 'Privacy' }</script>${SCRIPT}`,
    )
    await expect.poll(() => button('Yes to all')).toBeDefined()
    expect(find('[data-slot=consent-policy-links] a')?.textContent).toBe('Privacy')
    expect(button('Reject all')).toBeDefined()
    Object.assign(find('meridiana-consent') ?? {}, { messages: { main: { acceptAll: 'Everything' } } })
    await expect.poll(() => button('Everything')).toBeDefined()
  })

  it('asks again where it is moved or put back, and leaves a page without it usable', async () => {
    openPage(`${CONSENT}<footer></footer>${SCRIPT}`)
    await isAsked()
    const element = find('meridiana-consent') as HTMLElement
    find('footer')?.append(element)
    await isAsked()
    element.remove()
    expect(all('dialog')).toBe(0)
    page().body.prepend(element)
    await isAsked()
    await click('Reject all')
    await expect.poll(() => all('dialog')).toBe(0)
  })

  it('keeps what the visitor has begun in open preferences where it is moved, and then the link has the focus', async () => {
    openPage(`${CONSENT}<a href="#cookie-preferences">Cookies</a><footer></footer>${SCRIPT}`)
    await click('Reject all')
    await expect.poll(() => all('dialog')).toBe(0)
    find('a')?.click()
    await isAsked()
    page().querySelector<HTMLInputElement>('[name=marketing]')?.click()
    find('footer')?.append(find('meridiana-consent') as HTMLElement)
    await isAsked()
    expect(all('[name=marketing]:checked')).toBe(1)
    expect(page().activeElement).toBe(find('dialog'))
  })

  it('is not asked twice when a second one is put before it', async () => {
    openPage(`<header></header>${CONSENT}${SCRIPT}`)
    await isAsked()
    find('header')?.append(page().createElement('meridiana-consent'))
    await expect.poll(() => all('header dialog:modal')).toBe(1)
    expect(all('dialog')).toBe(1)
  })

  it.each([
    ['its children are replaced', () => find('meridiana-consent')?.replaceChildren()],
    ['its child is removed', () => find('meridiana-consent > *')?.remove()],
    [
      'it has been without children and elsewhere',
      () => {
        const element = find('meridiana-consent') as HTMLElement
        element.replaceChildren()
        element.remove()
        page().body.append(element)
      },
    ],
  ])('asks again after %s', async (_, change) => {
    openPage(CONSENT + SCRIPT)
    await isAsked()
    const question = find('dialog')
    change()
    await expect.poll(() => find('dialog') !== question && all('dialog:modal')).toBe(1)
    await click('Reject all')
    await expect.poll(() => all('dialog')).toBe(0)
  })

  it('asks one question when the page has two, and the other asks when the first is removed', async () => {
    // With a module the page is no longer loading when the elements are defined.
    openPage(`${CONSENT + CONSENT}<script type="module" src="${FILE}"></script>`, { head: LOG_ERRORS })
    await isAsked()
    expect(all('dialog')).toBe(1)
    find('meridiana-consent')?.remove()
    await isAsked()
    expect(log()).toEqual([])
  })

  it('shows the reminder on the page of the policy and where it is suspended', async () => {
    openPage(`<meridiana-consent policy-href="${location.href}"></meridiana-consent>${SCRIPT}`)
    await expect.poll(() => button('Decide now')).toBeDefined()
    expect(all('dialog')).toBe(0)
    openPage(`<meridiana-consent suspended></meridiana-consent>${SCRIPT}`)
    await expect.poll(() => button('Decide now')).toBeDefined()
    expect(all('dialog')).toBe(0)
  })

  it.each([
    ['/privacy', '/privacy/'],
    ['/privacy/', '/privacy'],
  ])('shows the reminder of the policy %s on the page %s', async (href, path) => {
    const head = `<script>history.replaceState(null, '', '${path}')</script>`
    openPage(`<meridiana-consent policy-href="${href}"></meridiana-consent>${SCRIPT}`, { head })
    await expect.poll(() => button('Decide now')).toBeDefined()
    expect(all('dialog')).toBe(0)
  })

  it('follows a router: reminder and question as on the new page, whose preferences nobody has opened', async () => {
    const head = `<script>history.replaceState(null, '', '/rooms')</script>`
    openPage(`<h1>Rooms</h1>${CONSENT}${SCRIPT}`, { head })
    await click('Settings')
    await expect.poll(() => find('dialog')?.dataset.mode).toBe('preferences')
    const go = (path: string) => {
      frame.contentWindow?.history.pushState(null, '', path)
      find('h1')?.replaceChildren(path)
    }
    go('/faq')
    await expect.poll(() => find('dialog')?.dataset.mode).toBe('main')
    go('/privacy')
    await expect.poll(() => button('Decide now')).toBeDefined()
    expect(all('dialog')).toBe(0)
    find('meridiana-consent')?.setAttribute('policy-href', '/policy')
    await isAsked()
    find('meridiana-consent')?.setAttribute('policy-href', '/privacy')
    await expect.poll(() => all('dialog')).toBe(0)
    page().documentElement.lang = 'de'
    await expect
      .poll(() => find('[data-slot=consent-reminder-text]')?.textContent)
      .toContain('Bis Sie entscheiden')
    go('/rooms')
    await isAsked()
  })

  it('leaves a press that opens another tab to the browser', async () => {
    openPage(`<a href="#cookie-preferences">Cookies</a>${CONSENT}${SCRIPT}`)
    await click('Settings')
    const isTaken = (link: Element | null, key: string) => {
      let taken = false
      const end = (event: Event) => {
        taken = event.defaultPrevented
        event.preventDefault()
      }
      frame.contentWindow?.addEventListener('click', end, { once: true })
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
      return taken
    }
    await expect.poll(() => find('dialog')?.dataset.mode).toBe('preferences')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      expect(isTaken(find('[data-slot=consent-policy-links] a'), key)).toBe(false)
    expect(find('dialog')?.dataset.mode).toBe('preferences')
    await click('Reject all')
    await expect.poll(() => all('dialog')).toBe(0)
    expect(isTaken(find('a'), 'ctrlKey')).toBe(false)
    expect(isTaken(find('a'), 'altKey')).toBe(true)
  })

  it('leaves the page to be read in a low window', async () => {
    frame.width = '320'
    frame.height = '256'
    openPage(`<main style="height: 2000px"></main><meridiana-consent suspended></meridiana-consent>${SCRIPT}`)
    await expect.poll(() => button('Decide now')).toBeDefined()
    expect(find('[data-slot=consent-reminder]')?.getBoundingClientRect().top).toBeGreaterThan(1900)
    frame.height = '800'
    await expect
      .poll(() => find('[data-slot=consent-reminder]')?.getBoundingClientRect().bottom)
      .toBeCloseTo(800, 0)
  })

  it('opens the preferences from a link, and returns the focus to it', async () => {
    localStorage.setItem('cookieConsentState', '{"preferences":false,"analytics":false,"marketing":false}')
    localStorage.setItem('cookieConsentDate', new Date().toISOString())
    openPage(`${CONSENT}<a href="#cookie-preferences">Cookies</a>${SCRIPT}`)
    await expect.poll(() => all('meridiana-consent > *')).toBe(1)
    find('a')?.click()
    await isAsked()
    await click('Close without changing anything')
    await expect.poll(() => all('dialog')).toBe(0)
    expect(page().activeElement?.textContent).toBe('Cookies')
  })

  it('has the categories of the site, and tells each decision', async () => {
    openPage(
      `<meridiana-consent categories="analytics marketing" policy-version="2026-01-01"></meridiana-consent>
       <script>addEventListener('consentDecision', ({ detail }) => log.push(detail))</script>${SCRIPT}`,
    )
    await click('Settings')
    await expect.poll(() => all('input:enabled')).toBe(2)
    await click('Save selection')
    await expect.poll(() => log()).toHaveLength(1)
    expect(log()[0]).toMatchObject({
      method: 'selection',
      policyVersion: '2026-01-01',
      state: { necessary: true, analytics: false, marketing: false },
    })
  })
})

describe('attributes of <meridiana-consent>', () => {
  it('may have spaces, line breaks and names twice in its categories', async () => {
    openPage(
      `<meridiana-consent categories=" analytics\n necessary analytics marketing "></meridiana-consent>${SCRIPT}`,
      {
        head: LOG_ERRORS,
      },
    )
    await click('Settings')
    await expect.poll(() => all('input:enabled')).toBe(2)
    await click('Save selection')
    await expect.poll(() => all('dialog')).toBe(0)
    expect(log()).toEqual([])
  })

  it('may name a category without texts, which the dialog then shows by its name, and the console tells', async () => {
    openPage(`<meridiana-consent categories="analytics video"></meridiana-consent>${SCRIPT}`, {
      head: LOG_ERRORS,
    })
    await click('Settings')
    await expect.poll(() => all('input:enabled')).toBe(2)
    expect(find('form')?.textContent).toContain('video')
    expect(log()).toEqual([
      expect.stringContaining('categories without texts, so the dialog shows their names: video.'),
    ])
  })

  it.each([
    ['policy-version', 'v2', 'policyVersion "v2" is not a date'],
    ['cookie-domain', 'https://hotel.example', 'cookie-domain="https://hotel.example"'],
  ])(
    'asks, and stores the decision, with a wrong %s, which the console tells',
    async (name, value, message) => {
      openPage(`<meridiana-consent ${name}="${value}"></meridiana-consent>${SCRIPT}`, { head: LOG_ERRORS })
      await click('Accept all')
      expect(log()).toEqual([expect.stringContaining(message)])
      expect(localStorage.getItem('cookieConsentState')).toContain('"marketing":true')
    },
  )

  it.each(['', ' ', 'http://'])('asks with the address of the policy "%s"', async (href) => {
    openPage(`<meridiana-consent policy-href="${href}"></meridiana-consent>${SCRIPT}`, { head: LOG_ERRORS })
    await isAsked()
    expect(log()).toEqual([])
  })

  it('may be set after the element is in the page', async () => {
    localStorage.setItem('cookieConsentState', '{"preferences":true,"analytics":true,"marketing":true}')
    localStorage.setItem('cookieConsentDate', '2026-05-01T00:00:00.000Z')
    openPage(`<script type="text/plain" data-consent="analytics">log.push('ran')</script>
      <script type="module" src="${FILE}"></script><script type="module">
        const element = document.createElement('meridiana-consent')
        document.body.append(element)
        element.setAttribute('policy-version', '2026-06-01')
        element.setAttribute('categories', 'analytics')
      </script>`)
    await isAsked()
    expect(log()).toEqual([])
    find('meridiana-consent')?.setAttribute('policy-version', '2026-01-01')
    localStorage.setItem('cookieConsentDate', new Date().toISOString())
    find('meridiana-consent')?.setAttribute('policy-version', '2026-02-01')
    await expect.poll(() => all('dialog')).toBe(0)
    await expect.poll(() => log()).toEqual(['ran'])
  })

  it('find the language in capitals and with spaces', async () => {
    openPage(CONSENT + SCRIPT, { lang: ' DE-AT' })
    await expect.poll(() => button('Alle akzeptieren')).toBeDefined()
  })
})

describe('<meridiana-consent-gate>', () => {
  it('may be in the page before it has its attributes and its template', async () => {
    openPage(
      `${CONSENT}<script type="module" src="${FILE}"></script><script type="module">
        const gate = document.createElement('meridiana-consent-gate')
        document.body.append(gate)
        for (const [name, value] of Object.entries({ service: 'Google Maps', vendor: ' Google', category: ' marketing ' }))
          gate.setAttribute(name, value)
        gate.innerHTML = '<template><iframe title="Map" srcdoc="Map"></iframe></template>'
      </script>`,
      { head: LOG_ERRORS },
    )
    await click('Accept all')
    await expect.poll(() => all('iframe')).toBe(1)
    expect(log()).toEqual([])
  })

  it('loads a template that arrives after the decision, and another one in its place', async () => {
    openPage(`${GATE.replace(/<template>.*<\/template>/, '')}${CONSENT}${SCRIPT}`)
    await click('Accept all')
    await expect.poll(() => find('[data-slot=consent-gate]')?.dataset.state).toBe('allowed')
    const gate = find('meridiana-consent-gate') as HTMLElement
    gate.insertAdjacentHTML('beforeend', '<template><iframe title="Map" srcdoc="Map"></iframe></template>')
    await expect.poll(() => find('iframe')?.title).toBe('Map')
    const map = find('iframe')
    gate.setAttribute('service', 'Map')
    await expect.poll(() => find('[data-slot=consent-gate]')?.ariaLabel).toBe('Map')
    expect(find('iframe')).toBe(map)
    gate.innerHTML = '<template><iframe title="Film" srcdoc="Film"></iframe></template>'
    await expect.poll(() => find('iframe')?.title).toBe('Film')
    expect(all('iframe')).toBe(1)
  })

  it('keeps its content when an attribute becomes wrong, and the console tells', async () => {
    openPage(GATE + CONSENT + SCRIPT, { head: LOG_ERRORS })
    await click('Accept all')
    await expect.poll(() => all('iframe')).toBe(1)
    find('meridiana-consent-gate')?.setAttribute('category', 'marketng')
    await expect.poll(() => log()).toEqual([expect.stringContaining('category="marketng"')])
    expect(all('iframe')).toBe(1)
  })

  it('runs the scripts of its template in their order, and goes on after one that fails', async () => {
    const code = (name: string) => `data:text/javascript,log.push('${name}')`
    openPage(`<meridiana-consent-gate category="marketing" service="Maps" vendor="Google"><template>
        <script src="${code('library')}"></script>
        <script src="/missing.js"></script>
        <script src="${code('old browsers')}" nomodule></script>
        <script type="application/json" src="/data.json"></script>
        <div><script>log.push('start')</script></div>
      </template></meridiana-consent-gate>${CONSENT}${SCRIPT}`)
    await click('Accept all')
    await expect.poll(() => log()).toEqual(['library', 'start'])
  })

  it('loads its template once its category is allowed, and until then shows its link', async () => {
    openPage(GATE + CONSENT + SCRIPT)
    await click('Reject all')
    await expect.poll(() => find('[data-slot=consent-gate-actions] a')?.checkVisibility()).toBe(true)
    expect(find('meridiana-consent-gate > a')?.checkVisibility()).toBe(false)
    expect(find('[data-slot=consent-gate-text]')?.textContent).toContain('Google Ireland Limited')
    expect(all('iframe')).toBe(0)

    await click('Load Google Maps')
    await expect.poll(() => all('iframe')).toBe(1)
    expect(page().activeElement).toBe(find('[data-slot=consent-gate]'))

    find('meridiana-consent')?.setAttribute('lang', 'de')
    const map = find('iframe')
    find('meridiana-consent-gate')?.setAttribute('service', 'Map')
    await expect.poll(() => find('[data-slot=consent-gate]')?.ariaLabel).toBe('Map')
    expect(find('iframe')).toBe(map)

    const { consent } = find('meridiana-consent') as HTMLElement & { consent: { rejectAll(): void } }
    consent.rejectAll()
    await expect.poll(() => all('iframe')).toBe(0)
  })

  it('takes text outside of an element for a part of its alternative', async () => {
    const text = 'The map is also <a href="#map">on a page of its own</a>.'
    openPage(GATE.replace(/<a .*<\/a>/, text) + CONSENT + SCRIPT)
    // biome-ignore lint/performance/useDomNodeTextContent: what the browser paints; the page's own text stays inside the element
    const countShown = () => find('meridiana-consent-gate')?.innerText.split('The map is').length
    await click('Reject all')
    await expect.poll(countShown).toBe(2)
    expect(find('[data-slot=consent-gate-actions]')?.textContent).toContain(
      'The map is also on a page of its own.',
    )
    await click('Load Google Maps')
    await expect.poll(() => all('iframe')).toBe(1)
    expect(countShown()).toBe(1)
  })

  it('shows what the page wrote inside while it has nothing else to show', async () => {
    openPage(GATE.replace('<template>', 'Text <p slot="preview">Picture</p><template>') + SCRIPT)
    await expect.poll(() => all('meridiana-consent-gate:defined')).toBe(1)
    expect(find('meridiana-consent-gate')?.textContent.split(/\s+/).sort().join(' ').trim()).toBe(
      'Open Picture Text map the',
    )
  })

  it.each([
    ['maps', ''],
    ['Marketing', ''],
    ['marketing', 'categories="analytics"'],
    ['', ''],
  ])('tells of the category "%s", and leaves the rest of the page working', async (category, attributes) => {
    openPage(
      `${GATE.replace('marketing', category)}${GATE.replace('marketing', 'analytics')}
       <meridiana-consent ${attributes}></meridiana-consent>${SCRIPT}`,
      { head: LOG_ERRORS },
    )
    await click('Accept all')
    await expect.poll(() => all('iframe')).toBe(1)
    expect(find('meridiana-consent-gate > a')?.checkVisibility()).toBe(true)
    expect(log().join()).toContain(
      category ? `<meridiana-consent-gate category="${category}">` : 'no category',
    )
    if (category)
      expect(log().join()).toContain(attributes ? ': analytics.' : ': preferences, analytics, marketing.')
  })

  it('works after it is moved, cloned, removed and put back', async () => {
    openPage(`${GATE}<footer></footer>${CONSENT}${SCRIPT}`)
    await click('Reject all')
    await expect.poll(() => all('[data-slot=consent-gate]')).toBe(1)
    const gate = find('meridiana-consent-gate') as HTMLElement
    find('footer')?.append(gate)
    find('footer')?.append(gate.cloneNode(true))
    await expect.poll(() => all('[data-slot=consent-gate]')).toBe(2)
    gate.remove()
    page().body.append(gate)
    await expect.poll(() => all('[data-slot=consent-gate]')).toBe(2)
    await click('Load Google Maps')
    await expect.poll(() => all('iframe')).toBe(2)
  })
})

describe('scripts that wait', () => {
  const code = (name: string) => `data:text/javascript,log.push('${name}')`

  it('run once their category is allowed, once each and in order', async () => {
    openPage(`
      <script type="text/plain" data-consent="analytics" data-src="${code('first')}"></script>
      <script type="text/plain" data-consent="marketing" data-src="${code('advertising')}"></script>
      <script type="text/plain" data-consent="analytics" data-src="/missing.js"></script>
      <script type="text/plain" data-consent="analytics">log.push('second')</script>
      <script type="text/plain" data-consent="analytics" data-src="${code('third')}"></script>
      <script>addEventListener('cookieConsentChanged', ({ detail }) => log.push(detail.analytics))</script>
      ${CONSENT}${SCRIPT}`)
    await isAsked()
    expect(log()).toEqual([])
    const { consent } = find('meridiana-consent') as HTMLElement & {
      consent: { update(flags: object): void }
    }
    consent.update({ analytics: true })
    await expect.poll(() => log()).toEqual([true, 'first', 'second', 'third'])
    consent.update({ analytics: false })
    consent.update({ analytics: true, marketing: true })
    await expect.poll(() => log().slice(4)).toEqual([false, true, 'advertising'])
  })

  it('go on after one that is removed, one for other browsers, and one with a handler of its own', async () => {
    openPage(`
      <script type="text/plain" data-consent=" analytics " data-src="${code('first')}" onload="log.push('loaded')"></script>
      <script type="text/plain" data-consent="analytics" data-src="${code('removed')}" id="removed"></script>
      <script type="text/plain" data-consent="analytics" data-src="${code('old browsers')}" nomodule></script>
      <script type="text/plain" data-consent="analytics">log.push('last')</script>
      <script>document.addEventListener('load', ({ target }) => target.src && document.querySelector('#removed')?.remove(), true)</script>
      ${CONSENT}${SCRIPT}`)
    await click('Accept all')
    await expect.poll(() => log()).toEqual(['first', 'loaded', 'last'])
  })

  it('go on after one that the browser refuses', async () => {
    openPage(
      `<script>
        // The newest browsers accept the attribute of a stray quotation mark.
        const { setAttribute } = Element.prototype
        Element.prototype.setAttribute = function (name, value) {
          if (name === '"') throw new Error('wrong name')
          setAttribute.call(this, name, value)
        }
      </script>
      <script type="text/plain" data-consent="analytics" data-src="${code('refused')}""></script>
      <script type="text/plain" data-consent="analytics" data-src="${code('next')}"></script>
      ${CONSENT}${SCRIPT}`,
      { head: LOG_ERRORS },
    )
    await click('Accept all')
    await expect.poll(() => log()).toEqual([expect.stringContaining('wrong name'), 'next'])
  })

  it('refuses a script that would replace the page, and runs those after it', async () => {
    const write = "document.write('<b>counter</b>')"
    openPage(
      `<h1>The page</h1>
      <script type="text/plain" data-consent="marketing">${write}</script>
      <script type="text/plain" data-consent="marketing">log.push('next')</script>
      ${GATE.replace('<iframe', `<script>${write}</script><script>log.push('gate')</script><iframe`)}${CONSENT}${SCRIPT}`,
      { head: LOG_ERRORS },
    )
    await click('Accept all')
    await expect.poll(() => log()).toContain('gate')
    await expect.poll(() => log()).toContain('next')
    expect(log().filter((message) => message.includes('document.write'))).toHaveLength(2)
    expect(find('h1')?.textContent).toBe('The page')
  })

  it('opens the preferences by a link in a shadow root', async () => {
    openPage(`<div id="menu"></div>${CONSENT}${SCRIPT}`)
    await click('Reject all')
    await expect.poll(() => all('dialog')).toBe(0)
    const shadow = find('#menu')?.attachShadow({ mode: 'open' })
    if (shadow) shadow.innerHTML = '<a href="#cookie-preferences">Cookies</a>'
    shadow?.querySelector('a')?.click()
    await isAsked()
  })

  it('run when they arrive after the decision, those of a head once', async () => {
    const inHead = `<script type="text/plain" data-consent="analytics" data-src="${code('head')}"></script>`
    openPage(CONSENT + SCRIPT, { head: inHead })
    await click('Accept all')
    await expect.poll(() => log()).toEqual(['head'])
    const bring = (html: string) => new DOMParser().parseFromString(html, 'text/html')
    // As routers do: the new page is parsed elsewhere, and its parts take the places of the old ones.
    const next = bring(`<title>Next</title>${inHead}<body>
      <script type="text/plain" data-consent="analytics">log.push('body')</script>${CONSENT}`)
    page().head.replaceWith(next.head)
    page().body.replaceWith(next.body)
    await expect.poll(() => log()).toEqual(['head', 'body'])
    page().body.append(
      ...bring(`<script type="text/plain" data-consent="analytics">log.push('late')</script>`).head.children,
    )
    await expect.poll(() => log()).toEqual(['head', 'body', 'late'])
  })

  it('do not run if consent is withdrawn while they load, and then wait again', async () => {
    openPage(`<script type="text/plain" data-consent="analytics" data-src="${code('first')}"></script>
      <script type="text/plain" data-consent="preferences" data-src="${code('second')}"></script>
      <meridiana-consent-gate category="marketing" service="Maps" vendor="Google"><template>
        <script src="${code('gate')}"></script></template></meridiana-consent-gate>${CONSENT}${SCRIPT}`)
    await isAsked()
    const { consent } = find('meridiana-consent') as HTMLElement & {
      consent: { update(flags: object): void }
    }
    /** Waits without a task, in which the script would run. */
    const isLoading = async () => {
      while (!find('script[src^="data:"]')) await undefined
    }
    consent.update({ analytics: true, preferences: true })
    await isLoading()
    consent.update({ analytics: false })
    await expect.poll(() => log()).toEqual(['second'])
    consent.update({ analytics: true })
    await expect.poll(() => log()).toEqual(['second', 'first'])
    const gateLoads = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!find('meridiana-consent-gate script')) return
        watch.disconnect()
        find('meridiana-consent-gate')?.remove()
        resolve()
      })
      watch.observe(page().body, { childList: true, subtree: true })
    })
    consent.update({ marketing: true })
    await gateLoads
    consent.update({ analytics: false })
    const last = page().createElement('script')
    last.src = code('last')
    page().body.append(last)
    await expect.poll(() => log()).toEqual(['second', 'first', 'last'])
  })

  it.each(['statistiche', 'constructor'])('tell of the unknown category %s, and do not run', async (name) => {
    openPage(`<script type="text/plain" data-consent="${name}">log.push('ran')</script>${CONSENT}${SCRIPT}`, {
      head: LOG_ERRORS,
    })
    await isAsked()
    expect(log()).toEqual([expect.stringContaining(`<script data-consent="${name}">`)])
    expect(log()[0]).toContain(': preferences, analytics, marketing.')
  })

  it('run on the next page without a question', async () => {
    localStorage.setItem('cookieConsentState', '{"preferences":true,"analytics":true,"marketing":true}')
    localStorage.setItem('cookieConsentDate', new Date().toISOString())
    openPage(`<script type="text/plain" data-consent="analytics" data-src="${code('first')}"></script>
      ${CONSENT}${SCRIPT}`)
    await expect.poll(() => log()).toEqual(['first'])
  })
})
