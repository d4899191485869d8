import { defineConfig } from 'tsup'

export default defineConfig([
  {
    entry: { index: 'src/index.ts' },
    format: ['esm', 'cjs'],
    dts: true,
    sourcemap: true,
    target: 'es2022',
    // esbuild drops the directives of the sources; the published files say it once.
    banner: { js: "'use client';" },
  },
  {
    entry: { fonts: 'src/styles/fonts.css' },
    loader: { '.woff2': 'copy' },
    minify: true,
    esbuildOptions: (options) => {
      options.assetNames = 'fonts/[name]'
    },
  },
])
