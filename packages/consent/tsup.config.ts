import { defineConfig } from 'tsup'
import { createPackageBuilds, localeEntries } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'core/head-script': 'src/core/head-script.ts',
    ...localeEntries(),
  }),
  { entry: { styles: 'src/styles/index.css', gate: 'src/styles/gate.css' }, minify: true },
])
