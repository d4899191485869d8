import { defineConfig } from 'tsup'

const shared = {
  sourcemap: true,
  target: 'es2022',
  // esbuild drops the directives of the sources; the published files say it once.
  banner: { js: "'use client';" },
} as const

export default defineConfig([
  {
    ...shared,
    // A file for each part, so that a site can load a part with the pages that use it.
    entry: ['src/index.ts', 'src/components/**/*.tsx', '!src/**/*.{stories,test}.tsx'],
    format: 'esm',
    dts: { entry: 'src/index.ts' },
  },
  { ...shared, entry: ['src/index.ts'], format: 'cjs', dts: true },
  {
    entry: { fonts: 'src/styles/fonts.css' },
    loader: { '.woff2': 'copy' },
    minify: true,
    esbuildOptions: (options) => {
      options.assetNames = 'fonts/[name]'
    },
  },
])
