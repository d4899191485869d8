import { defineConfig } from 'tsup'
import { createElementBuilds, createPackageBuilds, localeEntries } from '../../scripts/tsup-package'
import { headScriptConstants } from './scripts/head-script'

/** The code of the inline script is published as a text only. */
const isPublished = (file: string) => file !== 'src/core/push-stored-decision.ts'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'core/cookie-storage': 'src/core/cookie-storage.ts',
    'core/head-script': 'src/core/head-script.ts',
    element: 'src/element/index.ts',
    ...localeEntries(),
  }).map((build) => ({
    ...build,
    entry: Array.isArray(build.entry) ? build.entry.filter(isPublished) : build.entry,
    define: headScriptConstants,
  })),
  ...createElementBuilds(),
  { entry: { styles: 'src/styles/index.css', gate: 'src/styles/gate.css' }, minify: true },
])
