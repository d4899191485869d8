import { cloneElement, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { testConformance } from '../../../scripts/conformance'
import { type ConsentState, createConsentStore } from './core'
import type { TaggedWindow } from './core/google-consent-mode'
import * as consent from './index'
import { de } from './locales/de'
import { en } from './locales/en'
import './styles/index.css'

const gate = { category: 'marketing', service: 'Google Maps', vendor: 'Google Ireland Limited' } as const
const long = 'Kraftfahrzeughaftpflichtversicherung, or the shadow of a gnomon at noon. '.repeat(5)
const link = <a href="/policy">Policy</a>
/** A script that is no module. */
const script = new URL('../dist/element.js?conformance', import.meta.url).href
const page = [
  <consent.ConsentGate key="gate" {...gate}>
    <a href="/map">Map</a>
  </consent.ConsentGate>,
  <consent.ConsentScript key="script" category="analytics" src={script} />,
  <consent.CookiePreferencesTrigger key="trigger" />,
  <consent.ConsentReminder key="reminder" />,
  <consent.ConsentDialog key="dialog" policyLinks={link} />,
]

let store = createConsentStore()

/** The decision that React has rendered, which it does after the next paint. */
let rendered: ConsentState | undefined
function Probe() {
  const { state } = consent.useConsent()
  useEffect(() => {
    rendered = state
  })
  return null
}

/** How often each script has run on this page. */
const runs = new Map<string, number>()
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${script}"]`)]
document.addEventListener(
  'load',
  ({ target }) => {
    const tag = target as HTMLScriptElement
    if (scripts().includes(tag)) runs.set(tag.outerHTML, (runs.get(tag.outerHTML) ?? 0) + 1)
  },
  true,
)

/** Waits until React has rendered the decision, and its scripts have run. */
async function settle() {
  const isAtRest = () =>
    rendered === store.get().state && scripts().every(({ outerHTML }) => runs.has(outerHTML))
  for (let frames = 0; frames < 60 && !isAtRest(); frames += 1) await new Promise(requestAnimationFrame)
}

// Like most browsers on a desktop, and unlike that of the tests, whose scrollbar has no width.
const width = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth')
Object.defineProperty(document.documentElement, 'clientWidth', {
  get: () => width?.get?.call(document.documentElement) - (document.querySelector(':modal') ? 0 : 15),
})

let isFull = false
const { setItem } = Storage.prototype
Storage.prototype.setItem = function (key, value) {
  if (isFull && key.startsWith('cookieConsent')) throw new DOMException('full', 'QuotaExceededError')
  setItem.call(this, key, value)
}

const tagged: TaggedWindow = window
const updates = () => tagged.dataLayer?.filter((command) => command?.[1] === 'update') ?? []
/** How often this tab or another one has decided. */
let decisions = 0

/** The visitor withdraws what is allowed, or else allows all. */
const turn = () => (store.get().state.marketing ? store.rejectAll() : store.acceptAll())

/** What another tab does, which this one learns after each of its writes. */
function turnElsewhere() {
  decisions += 1
  const allowed = !store.get().state.marketing
  const write = (key: string, value = '') => {
    setItem.call(localStorage, key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  write('cookieConsentDate')
  write(
    'cookieConsentState',
    JSON.stringify({ necessary: true, preferences: allowed, analytics: allowed, marketing: allowed }),
  )
  write('cookieConsentDate', new Date().toISOString())
}

/** A part of the page with a provider of its own comes and leaves. */
function showIsland() {
  const dialog = () => `${store.dialog.get()}, ${document.querySelectorAll(':modal').length} open`
  const root = createRoot(document.createElement('div'))
  // Also runs the effects of the page that still wait, which would else look as if they were of this part.
  flushSync(() => root.render(null))
  const before = dialog()
  const tree = (
    <consent.ConsentProvider consent={store} messages={en}>
      {page[0]}
    </consent.ConsentProvider>
  )
  flushSync(() => root.render(tree))
  flushSync(() => root.unmount())
  if (dialog() !== before) throw new Error(`a gate that left changed the dialog: ${before}, now ${dialog()}`)
}

testConformance({
  exports: Object.entries(consent),
  prefix: 'consent',
  withoutElement: ['ConsentProvider', 'ConsentScript'],
  props: {
    ConsentGate: gate,
    ConsentProvider: { messages: en, children: page },
    ConsentScript: { category: 'analytics', src: script },
  },
  single: ['ConsentDialog', 'ConsentProvider', 'ConsentReminder'],
  reset() {
    localStorage.clear()
    decisions = 0
    tagged.dataLayer = []
    localStorage.setItem('basket', 'a room')
    store = createConsentStore({
      // As the README says: what a page needs, it stores again after a rejection.
      onDecision() {
        decisions += 1
        localStorage.setItem('basket', 'a room')
      },
    })
  },
  events: [
    async () => {
      turn()
      await settle()
    },
    () => {
      isFull = true
      turn()
      isFull = false
    },
    () => store.update({ analytics: !store.get().state.analytics }),
    () => store.openPreferences(),
    turnElsewhere,
    showIsland,
  ],
  broken() {
    const { state, date } = store.get()
    const [stored, storedDate] = ['cookieConsentState', 'cookieConsentDate'].map((key) =>
      localStorage.getItem(key),
    )
    const allows = ([name, allowed]: [string, unknown]) => allowed && !state[name as keyof ConsentState]
    const signal = (updates().at(-1)?.[2] as { ad_storage: string } | undefined)?.ad_storage ?? 'denied'
    const isNone = !state.preferences && !state.analytics && !state.marketing
    const shown = document.querySelector(`[data-state=allowed], script[src^="${script}"]`)
    return [
      ...(storedDate && Object.entries(JSON.parse(stored ?? '')).some(allows) ? [`stored: ${stored}`] : []),
      ...(localStorage.getItem('basket') ? [] : ['data is deleted in a tab that has not decided']),
      ...(updates().length > decisions ? [`${updates().length} updates for ${decisions} decisions`] : []),
      ...(date && (signal === 'granted') !== state.marketing ? [`Consent Mode says ${signal}`] : []),
      ...(isNone && shown ? [`shown without consent: ${shown.outerHTML}`] : []),
      ...[...runs].filter(([, count]) => count > 1).map(([html]) => `run twice: ${html}`),
    ]
  },
  element: (name, part) =>
    name === 'ConsentProvider' ? (
      cloneElement(part, { consent: store }, <Probe />, part.props.children as ReactNode)
    ) : (
      <consent.ConsentProvider consent={store} messages={en} suspended={name === 'ConsentReminder'}>
        <Probe />
        {part}
        {name === 'ConsentDialog' ? null : page[2]}
      </consent.ConsentProvider>
    ),
  choices: {
    ConsentDialog: { logo: [<b key="logo">Logo</b>], policyLinks: [link], children: [undefined, link, long] },
    ConsentGate: {
      category: ['analytics', 'preferences'],
      service: [long],
      preview: [<b key="preview">Map</b>],
      alternative: [link],
      children: [link, <consent.ConsentScript key="script" category="marketing" src={script} />],
    },
    ConsentProvider: {
      messages: [de],
      suspended: [true, false],
      children: [page, page.slice(0, 4), [...page].reverse(), page.slice(2), []],
    },
    ConsentScript: {
      category: ['marketing'],
      src: [`${script}?other`],
      attributes: [{ 'data-site': '7' }, { async: '' }],
      children: [],
    },
  },
})
