import { languageCodes } from '../app/lib/languages/languages.ts'
import { localizePath } from '../app/lib/languages/paths.ts'
import { pageModulePaths } from '../measure/pages.ts'

/** Addresses that a visitor types: each kind of page in each language, one that does not exist, other spellings. */
export const walkPaths = [
  ...languageCodes.flatMap((language) =>
    [...pageModulePaths, '/no-such-page'].map((path) => localizePath(language, path)),
  ),
  '/de',
  '/it',
  '/rooms/',
  '/rooms/index.html',
  '/faq#policies',
]
