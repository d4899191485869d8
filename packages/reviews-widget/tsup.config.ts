import { defineConfig } from 'tsup'
import { createPackageBuilds } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'locales/en': 'src/locales/en.ts',
    'locales/it': 'src/locales/it.ts',
    'locales/de': 'src/locales/de.ts',
  }),
  { entry: { styles: 'src/styles/index.css', badge: 'src/styles/badge.css' }, minify: true },
])
