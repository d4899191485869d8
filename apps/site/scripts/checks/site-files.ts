import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { TranslationFiles } from './translations.ts'

const site = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, site), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: site.pathname }).sort()

/** Reads all files of `public/locales`. */
export const readTranslations = (): TranslationFiles =>
  Object.fromEntries(
    find('public/locales/*').map((folder) => [
      basename(folder),
      Object.fromEntries(
        find(`${folder}/*.json`).map((file) => [basename(file, '.json'), JSON.parse(read(file))]),
      ),
    ]),
  )

/** Reads the source files that may use translation keys, by file name. */
export const readSourceFiles = () =>
  Object.fromEntries(
    find('app/**/*.{ts,tsx}')
      .filter((file) => !/\.(test|d)\.ts$/.test(file))
      .map((file) => [file, read(file)]),
  )
