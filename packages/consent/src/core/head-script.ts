/**
 * Inline script for the start of the `<head>`. Before any other script runs, it pushes two commands of Consent Mode v2
 * to `dataLayer`: `default`, which denies all signals, and `update` with the stored decision. Do not change the
 * script's text: `consentHeadScriptHash` would no longer match. Options are `data-` attributes of the `<script>`
 * element:
 *
 * - `data-wait-for-update`: time that tags wait for a decision, in ms; default 500
 * - `data-ads-data-redaction`: if present, tags remove ad click ids while `ad_storage` is denied
 * - `data-url-passthrough`: if present, tags pass ad click ids in URLs instead of cookies
 * - `data-policy-version`: `policyVersion` of `createConsentStore`
 * - `data-signals`: `signals` of `createConsentStore`, as JSON
 *
 * If `dataLayer` belongs to another script that cannot take the commands, the error is reported, and the scripts after
 * this one still run.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const consentHeadScript = `(() => {
try {
const { waitForUpdate, adsDataRedaction, urlPassthrough, policyVersion, signals } = document.currentScript.dataset
const layer = window.dataLayer ??= []
function gtag() { layer.push(arguments) }
const categories = signals ? JSON.parse(signals) : { functionality_storage: 'preferences', analytics_storage: 'analytics', ad_storage: 'marketing', ad_user_data: 'marketing', ad_personalization: 'marketing' }
const states = isAllowed => Object.fromEntries(Object.entries(categories).map(([signal, category]) => [signal, isAllowed(category) ? 'granted' : 'denied']))
gtag('consent', 'default', { ...states(() => false), wait_for_update: +(waitForUpdate ?? 500) })
if (adsDataRedaction !== undefined) gtag('set', 'ads_data_redaction', true)
if (urlPassthrough !== undefined) gtag('set', 'url_passthrough', true)
try {
const state = JSON.parse(localStorage.getItem('cookieConsentState'))
const date = Date.parse(localStorage.getItem('cookieConsentDate')), policy = Date.parse(policyVersion), now = Date.now()
if (now - date >= 0 && now - date <= 31536e6 && !(date < policy && policy <= now) && Object.values(categories).every(category => Object.hasOwn(state, category) && typeof state[category] == 'boolean')) gtag('consent', 'update', states(category => state[category]))
} catch {}
} catch (error) { window.reportError(error) }
})()`

/** The hash of `consentHeadScript` as a source for a Content-Security-Policy: `script-src 'self' '…'`. */
export const consentHeadScriptHash = 'sha256-9iCKy4Gr7FVWfhQLaEnzP4jmtEYivZlqRmN+h+5Z//I='
