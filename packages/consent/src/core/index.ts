export type { ConsentSignal, ConsentSignalCategories } from './consent-mode'
export {
  type ConsentDecision,
  type ConsentDecisionMethod,
  type ConsentDialogMode,
  type ConsentStore,
  type ConsentStoreOptions,
  createConsentStore,
} from './consent-store'
export type {
  ConsentCategory,
  ConsentRecord,
  ConsentState,
  CustomConsentTypes,
  DefaultConsentCategory,
} from './state'
export type { ConsentStorage } from './storage'
