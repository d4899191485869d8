import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { languageCodes } from '../app/lib/languages.ts'

/** Compiles a file of `app` to minified JavaScript for an inline script. */
async function inlineScript(file: string, define: Record<string, string> = {}) {
  const source = await readFile(new URL(`../app/${file}`, import.meta.url), 'utf8')
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2022', define })
  return code.trim()
}

/** The inline script of `app/boot.ts`, with the language codes in place of `LANGUAGE_CODES`. */
export const compileBootScript = () =>
  inlineScript('boot.ts', { LANGUAGE_CODES: JSON.stringify(languageCodes.join(' ')) })

/**
 * The inline script of `app/start.ts`. Its `<script>` element needs the attributes `data-entry`, the URL of the entry
 * script; `data-preload`, the URLs of scripts to preload, separated by spaces; `data-page-data`, the URL of the file
 * with the page's data; and `data-language`, the language of the HTML.
 */
export const compileStartScript = () => inlineScript('start.ts')
