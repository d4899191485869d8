import { cloneElement } from 'react'
import { testConformance } from '../../../scripts/conformance'
import { createConsentStore } from './core'
import * as consent from './index'
import { de } from './locales/de'
import { en } from './locales/en'
import './styles/index.css'

const gate = { category: 'marketing', service: 'Google Maps', vendor: 'Google Ireland Limited' } as const
const long = 'Kraftfahrzeughaftpflichtversicherung, or the shadow of a gnomon at noon. '.repeat(5)
const link = <a href="/policy">Policy</a>
const script = 'https://statistics.example/tag.js'
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
    store = createConsentStore()
  },
  element: (name, part) =>
    name === 'ConsentProvider' ? (
      cloneElement(part, { consent: store })
    ) : (
      <consent.ConsentProvider consent={store} messages={en} suspended={name === 'ConsentReminder'}>
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
