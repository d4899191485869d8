import { defineConfig } from 'tsup'
import { createElementBuild, createPackageBuilds, localeEntries } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'core/head-script': 'src/core/head-script.ts',
    element: 'src/element/index.ts',
    ...localeEntries(),
  }),
  createElementBuild(),
  {
    entry: { styles: 'src/styles/index.css', gate: 'src/styles/gate.css', element: 'src/styles/element.css' },
    minify: true,
  },
])
