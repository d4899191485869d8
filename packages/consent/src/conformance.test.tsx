import type { ComponentType } from 'react'
import { beforeEach } from 'vitest'
import { render } from 'vitest-browser-react'
import { testConformance } from '../../../scripts/conformance'
import { createConsentStore } from './core'
import * as consent from './index'
import { ConsentProvider } from './index'
import { en } from './locales/en'

beforeEach(() => localStorage.clear())

testConformance({
  exports: Object.entries(consent),
  prefix: 'consent',
  withoutElement: ['ConsentProvider', 'ConsentScript'],
  props: {
    ConsentGate: { category: 'marketing', service: 'Google Maps', vendor: 'Google Ireland Limited' },
  },
  async render(name, component, props) {
    const Component = component as ComponentType<object>
    const store = createConsentStore()
    const inProvider = (own: object) => (
      <ConsentProvider consent={store} messages={en} suspended={name === 'ConsentReminder'}>
        <Component {...own} />
      </ConsentProvider>
    )
    const { rerender } = await render(inProvider(props))
    return (others) => rerender(inProvider(others))
  },
})
