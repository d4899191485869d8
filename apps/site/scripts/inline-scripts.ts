import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { languageCodes } from '../app/lib/languages.ts'

/** Compiles TypeScript or JavaScript to minified JavaScript for an inline script. */
export async function compileInlineScript(source: string, define: Record<string, string> = {}) {
  const { code } = await transform(source, { loader: 'ts', minify: true, target: 'es2022', define })
  return code.trim()
}

export const readApp = (file: string) => readFile(new URL(`../app/${file}`, import.meta.url), 'utf8')

/** The inline script of `app/boot.ts`, with the language codes in place of `LANGUAGE_CODES`. */
export const compileBootScript = async () =>
  compileInlineScript(await readApp('boot.ts'), { LANGUAGE_CODES: JSON.stringify(languageCodes.join(' ')) })
