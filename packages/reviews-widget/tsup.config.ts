import { defineConfig } from 'tsup'
import { createPackageBuilds, localeEntries } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    ...localeEntries(),
  }),
  { entry: { styles: 'src/styles/index.css', badge: 'src/styles/badge.css' }, minify: true },
])
