import { defineConfig } from 'tsup'
import { createElementBuilds, createPackageBuilds, localeEntries } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'core/cookie-storage': 'src/core/cookie-storage.ts',
    'core/head-script': 'src/core/head-script.ts',
    element: 'src/element/index.ts',
    ...localeEntries(),
  }),
  ...createElementBuilds(),
  { entry: { styles: 'src/styles/index.css', gate: 'src/styles/gate.css' }, minify: true },
])
