import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  target: 'es2022',
}

// esbuild drops the directives of the sources; the published files say it once.
const client: Options = { banner: { js: "'use client';" } }

export default defineConfig([
  {
    ...shared,
    ...client,
    // A file for each part, so that a site can load a part with the pages that use it.
    entry: [
      'src/{index,reviews}.ts',
      'src/locales/*.ts',
      'src/components/*/*.tsx',
      '!src/**/*.{stories,test}.*',
    ],
    format: 'esm',
    dts: { entry: 'src/index.ts' },
  },
  { ...shared, ...client, entry: { index: 'src/index.ts' }, format: 'cjs' },
  { ...shared, entry: { 'core/index': 'src/core/index.ts' } },
  { entry: { styles: 'src/styles.css', badge: 'src/badge.css' }, minify: true },
])
