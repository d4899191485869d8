import type { Config } from '@react-router/dev/config'
import { defaultLanguage, languageCodes } from './app/lib/languages/languages.ts'
import { localizePath } from './app/lib/languages/paths.ts'

export default {
  // The site is a folder of files: the build renders every page, and no server runs.
  ssr: false,
  // `/404` is the page for every other path. The home page of a language ends with a slash, as the links to it do: React
  // Router requests its data under that name.
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().map((path) =>
      languageCodes.some((code) => code !== defaultLanguage && path === `/${code}`) ? `${path}/` : path,
    ),
    ...languageCodes.map((language) => localizePath(language, '/404')),
  ],
} satisfies Config
