import { consentHeadScript } from '@meridiana/consent/head-script'
import { compileBootScript, compileInlineScript, readApp } from '../inline-scripts.ts'

/**
 * The inline script of every page: the head script of `@meridiana/consent`, which must run before all other scripts, so
 * that Google Consent Mode has its default (denied); then `app/boot.ts` and `app/start.ts`. Its `<script>` element needs
 * the attributes of the head script and `data-scripts`, the URLs of the page's scripts, separated by spaces, the entry
 * first; `data-page-data`, the URL of the file with the page's data; and `data-language`, the language of the HTML.
 */
export async function compileHeadScript() {
  const consent = await compileInlineScript(consentHeadScript)
  const start = await compileInlineScript(await readApp('start.ts'))
  return [consent, await compileBootScript(), start].join('')
}
