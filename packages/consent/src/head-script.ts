/**
 * The script for the top of the `<head>`: pushes the denied default of Consent Mode v2, then the stored
 * decision, before anything else on the page can run. Inline it as it stands, so that its hash holds:
 * options ride as `data-` attributes on its own `<script>` element.
 *
 * - `data-wait-for-update`: how long tags wait for a decision, in milliseconds; default 500
 * - `data-ads-data-redaction`: present to redact ad click ids while `ad_storage` is denied
 * - `data-url-passthrough`: present to carry ad click ids in addresses instead of cookies
 * - `data-policy-version`: the same as the option of `createConsent`
 * - `data-signals`: the same as the option of `createConsent`, as JSON
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const headScript = `(() => {
const { waitForUpdate, adsDataRedaction, urlPassthrough, policyVersion, signals } = document.currentScript.dataset
const layer = window.dataLayer ??= []
function gtag() { layer.push(arguments) }
const follows = signals ? JSON.parse(signals) : { functionality_storage: 'preferences', analytics_storage: 'analytics', ad_storage: 'marketing', ad_user_data: 'marketing', ad_personalization: 'marketing' }
const answers = allowed => Object.fromEntries(Object.entries(follows).map(([signal, category]) => [signal, allowed(category) ? 'granted' : 'denied']))
gtag('consent', 'default', { ...answers(() => false), wait_for_update: +(waitForUpdate ?? 500) })
if (adsDataRedaction !== undefined) gtag('set', 'ads_data_redaction', true)
if (urlPassthrough !== undefined) gtag('set', 'url_passthrough', true)
try {
const state = JSON.parse(localStorage.getItem('cookieConsentState'))
const date = Date.parse(localStorage.getItem('cookieConsentDate')), policy = Date.parse(policyVersion), now = Date.now()
if (now - date >= 0 && now - date <= 31536e6 && !(date < policy && policy <= now) && Object.values(follows).every(category => Object.hasOwn(state, category) && typeof state[category] == 'boolean')) gtag('consent', 'update', answers(category => state[category]))
} catch {}
})()`

/** The source expression that lets `headScript` run under a Content-Security-Policy: `script-src 'self' '…'`. */
export const headScriptHash = 'sha256-pvCR9oZ5uS6BFKIjzDvflZYUMgRvURsNXPPSen9JQa0='
