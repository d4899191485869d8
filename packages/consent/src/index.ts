export { ConsentDialog, type ConsentDialogProps } from './components/consent-dialog/consent-dialog.tsx'
export { ConsentGate, type ConsentGateProps } from './components/consent-gate/consent-gate.tsx'
export {
  type ConsentMode,
  ConsentProvider,
  type ConsentProviderProps,
  type UseConsent,
  useConsent,
} from './components/consent-provider/consent-provider.tsx'
export { ConsentReminder } from './components/consent-reminder/consent-reminder.tsx'
export { ConsentScript, type ConsentScriptProps } from './components/consent-script/consent-script.tsx'
export { CookiePreferencesTrigger } from './components/cookie-preferences-trigger/cookie-preferences-trigger.tsx'
export { de } from './locales/de.tsx'
export { en } from './locales/en.tsx'
export { it } from './locales/it.tsx'
export type { CategoryWords, ConsentWords } from './words.ts'
