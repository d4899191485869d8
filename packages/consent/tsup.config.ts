import { defineConfig } from 'tsup'
import { moduleBuilds } from '../../scripts/tsup-package'

export default defineConfig([
  ...moduleBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    'head-script': 'src/head-script.ts',
  }),
  { entry: { styles: 'src/styles.css' }, minify: true },
])
