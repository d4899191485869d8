// The code of `push-stored-decision.ts` as one line, and its hash: the build replaces both, see `scripts/head-script.ts`.
declare const CONSENT_HEAD_SCRIPT: string
declare const CONSENT_HEAD_SCRIPT_HASH: string

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
 * - `data-categories`: `categories` of `createConsentStore`, separated by spaces
 * - `data-signals`: `signals` of `createConsentStore`, as JSON
 *
 * The default of an option with a wrong value holds. If `dataLayer` belongs to another script that cannot take the
 * commands, the error is reported, and the scripts after this one still run.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export const consentHeadScript = CONSENT_HEAD_SCRIPT

/** The hash of `consentHeadScript` as a source for a Content-Security-Policy: `script-src 'self' '…'`. */
export const consentHeadScriptHash = CONSENT_HEAD_SCRIPT_HASH
