export {
  type Consent,
  type ConsentOptions,
  createConsent,
  type Decision,
  type DecisionMethod,
} from './consent.ts'
export type { Signal, Signals } from './consent-mode.ts'
export type { Category, ConsentRecord, ConsentState, DefaultCategory, Register } from './state.ts'
export type { ConsentStorage } from './storage.ts'
