import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'
import { languageCodes } from '../app/lib/languages.ts'

/** `app/boot.ts` as minified JavaScript for an inline script, with the language codes in place of `LANGUAGE_CODES`. */
export async function bootScript() {
  const source = await readFile(new URL('../app/boot.ts', import.meta.url), 'utf8')
  const { code } = await transform(source, {
    loader: 'ts',
    minify: true,
    target: 'es2022',
    define: { LANGUAGE_CODES: JSON.stringify(languageCodes.join(' ')) },
  })
  return code.trim()
}
