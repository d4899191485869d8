export { ConsentDialog, type ConsentDialogProps } from './components/consent-dialog/consent-dialog'
export { ConsentGate, type ConsentGateProps } from './components/consent-gate/consent-gate'
export {
  type ConsentDialogState,
  ConsentProvider,
  type ConsentProviderProps,
  type UseConsentResult,
  useConsent,
} from './components/consent-provider/consent-provider'
export { ConsentReminder, type ConsentReminderProps } from './components/consent-reminder/consent-reminder'
export { ConsentScript, type ConsentScriptProps } from './components/consent-script/consent-script'
export {
  CookiePreferencesTrigger,
  type CookiePreferencesTriggerProps,
} from './components/cookie-preferences-trigger/cookie-preferences-trigger'
export type { ConsentCategoryMessages, ConsentMessages } from './locales/messages'
