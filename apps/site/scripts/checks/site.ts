import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { WordFiles } from './words.ts'

const site = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, site), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: site.pathname }).sort()

/** The word files of the site. */
export const readWords = (): WordFiles =>
  Object.fromEntries(
    find('public/locales/*').map((folder) => [
      basename(folder),
      Object.fromEntries(
        find(`${folder}/*.json`).map((file) => [basename(file, '.json'), JSON.parse(read(file))]),
      ),
    ]),
  )

/** The code of the site that may ask for words, by file name. */
export const readSources = () =>
  Object.fromEntries(
    find('app/**/*.{ts,tsx}')
      .filter((file) => !/\.(test|d)\.ts$/.test(file))
      .map((file) => [file, read(file)]),
  )
