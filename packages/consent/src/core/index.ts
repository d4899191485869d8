export {
  type Consent,
  type ConsentDecision,
  type ConsentDecisionMethod,
  type ConsentDialogMode,
  type ConsentOptions,
  createConsent,
} from './consent'
export type { ConsentSignal, ConsentSignals } from './consent-mode'
export type {
  ConsentCategory,
  ConsentRecord,
  ConsentState,
  CustomConsentTypes,
  DefaultConsentCategory,
} from './state'
export type { ConsentStorage } from './storage'
