export {
  type Consent,
  type ConsentOptions,
  createConsent,
  type Decision,
  type DecisionMethod,
  type OpenDialogMode,
} from './consent'
export type { ConsentSignal, ConsentSignals } from './consent-mode'
export type { Category, ConsentRecord, ConsentState, DefaultCategory, Register } from './state'
export type { ConsentStorage } from './storage'
