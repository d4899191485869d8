import { readFile } from 'node:fs/promises'
import { consentHeadScript } from '@meridiana/consent/head-script'
import { transform } from 'esbuild'
import { languageCodes } from '../app/lib/languages.ts'

const minify = async (source: string, define: Record<string, string> = {}) => {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2022', define })
  return code.trim()
}
const readApp = (file: string) => readFile(new URL(`../app/${file}`, import.meta.url), 'utf8')

/** The inline script of `app/boot.ts`, with the language codes in place of `LANGUAGE_CODES`. */
export const compileBootScript = async () =>
  minify(await readApp('boot.ts'), { LANGUAGE_CODES: JSON.stringify(languageCodes.join(' ')) })

/**
 * The inline script of every page: the head script of `@meridiana/consent`, which must run before all other scripts, so
 * that Google Consent Mode has its default (denied); then `app/boot.ts` and `app/start.ts`. Its `<script>` element needs
 * the attributes of the head script and `data-scripts`, the URLs of the page's scripts, separated by spaces, the entry
 * first; `data-page-data`, the URL of the file with the page's data; and `data-language`, the language of the HTML.
 */
export const compileHeadScript = async () =>
  [await minify(consentHeadScript), await compileBootScript(), await minify(await readApp('start.ts'))].join(
    '',
  )
