export {
  type ConsentDecisionMethod,
  type ConsentDialogMode,
  type ConsentReceipt,
  type ConsentStore,
  type ConsentStoreOptions,
  createConsentStore,
} from './consent-store'
export type { ConsentSignal, ConsentSignalCategories } from './google-consent-mode'
export type {
  ConsentCategory,
  ConsentRecord,
  ConsentState,
  CustomConsentTypes,
  DefaultConsentCategory,
} from './state'
export type { ConsentStorage } from './storage'
