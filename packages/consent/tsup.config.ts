import { defineConfig } from 'tsup'
import { createPackageBuilds } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'core/head-script': 'src/core/head-script.ts',
    'locales/en': 'src/locales/en.tsx',
    'locales/it': 'src/locales/it.tsx',
    'locales/de': 'src/locales/de.tsx',
  }),
  { entry: { styles: 'src/styles/index.css', gate: 'src/styles/gate.css' }, minify: true },
])
