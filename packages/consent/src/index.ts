export { ConsentDialog, type ConsentDialogProps } from './components/consent-dialog/consent-dialog'
export { ConsentGate, type ConsentGateProps } from './components/consent-gate/consent-gate'
export {
  type ConsentMode,
  ConsentProvider,
  type ConsentProviderProps,
  type UseConsent,
  useConsent,
} from './components/consent-provider/consent-provider'
export { ConsentReminder } from './components/consent-reminder/consent-reminder'
export { ConsentScript, type ConsentScriptProps } from './components/consent-script/consent-script'
export { CookiePreferencesTrigger } from './components/cookie-preferences-trigger/cookie-preferences-trigger'
export { de } from './locales/de'
export { en } from './locales/en'
export { it } from './locales/it'
export type { CategoryWords, ConsentWords } from './words'
