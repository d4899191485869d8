import type { Config } from '@react-router/dev/config'
import { languageCodes } from './app/lib/languages/languages.ts'
import { localizePath } from './app/lib/languages/paths.ts'

export default {
  // The site is a folder of files: the build renders every page, and no server runs.
  ssr: false,
  // `/404` is the page for every other path.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...languageCodes.map((language) => localizePath(language, '/404')),
  ],
} satisfies Config
