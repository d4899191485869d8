import type { ConsentReceipt } from '../core'
import { ConsentElement } from './consent-element'
import { ConsentGateElement } from './consent-gate-element'
import { ConsentTriggerElement } from './consent-trigger-element'

export type { ConsentMessagesOverride } from './consent-element'

declare global {
  interface HTMLElementTagNameMap {
    'meridiana-consent': ConsentElement
    'meridiana-consent-gate': ConsentGateElement
    'meridiana-consent-trigger': ConsentTriggerElement
  }
  interface HTMLElementEventMap {
    /** Dispatched on `<meridiana-consent>` after each decision in this tab. */
    consentDecision: CustomEvent<ConsentReceipt>
  }
}

// A page may load the file twice. `<meridiana-consent>` is the last, because it creates the store for the others.
if (globalThis.customElements && !customElements.get('meridiana-consent')) {
  customElements.define('meridiana-consent-gate', ConsentGateElement)
  customElements.define('meridiana-consent-trigger', ConsentTriggerElement)
  customElements.define('meridiana-consent', ConsentElement)
}
