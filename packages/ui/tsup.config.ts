import { defineConfig } from 'tsup'
import { createPackageBuilds } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({ index: 'src/index.ts', vite: 'src/vite.ts' }),
  {
    entry: { fonts: 'src/styles/fonts.css' },
    loader: { '.woff2': 'copy' },
    minify: true,
    esbuildOptions: (options) => {
      options.assetNames = 'fonts/[name]'
    },
  },
])
