/** The code of `consentHeadScript`. It uses the store's own functions, so that both come to the same verdict. */
import {
  type ConsentSignalCategories,
  createCommand,
  createConsentSignals,
  DEFAULT_CONSENT_SIGNAL_CATEGORIES,
  type TaggedWindow,
  updateGoogleConsentMode,
} from './google-consent-mode'
import { createConsentState, parseCategories } from './state'
import { parseConsentRecord, readConsentEntries, tryOrUndefined } from './storage'

/** Runs code that may fail. An error is reported, and the code after it still runs. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    window.reportError(error)
  }
}

attempt(() => {
  const { dataset } = document.currentScript as HTMLScriptElement
  const page: TaggedWindow = window
  page.dataLayer ??= []
  const { dataLayer } = page
  const categories = parseCategories(dataset.categories)
  const ownSignals = attempt(() => dataset.signals && JSON.parse(dataset.signals))
  const signals: ConsentSignalCategories =
    ownSignals?.constructor === Object ? ownSignals : DEFAULT_CONSENT_SIGNAL_CATEGORIES
  const wait = Number.parseInt(dataset.waitForUpdate ?? '', 10)

  // Also the signals that the site leaves out: tags take a signal without a default for granted.
  const denied = createConsentSignals(
    createConsentState(categories, () => false),
    { ...DEFAULT_CONSENT_SIGNAL_CATEGORIES, ...signals },
  )
  dataLayer.push(createCommand('consent', 'default', { ...denied, wait_for_update: wait >= 0 ? wait : 500 }))
  if (dataset.adsDataRedaction !== undefined) dataLayer.push(createCommand('set', 'ads_data_redaction', true))
  if (dataset.urlPassthrough !== undefined) dataLayer.push(createCommand('set', 'url_passthrough', true))

  const entries = tryOrUndefined(() => readConsentEntries(localStorage))
  const { policyVersion } = dataset
  const record = entries && parseConsentRecord(entries, { categories, now: Date.now(), policyVersion })
  if (record) updateGoogleConsentMode(page, record, signals)
})
