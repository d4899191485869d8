import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  format: ['esm', 'cjs'],
  dts: true,
  sourcemap: true,
  target: 'es2022',
}

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts' },
    // esbuild drops the directives of the sources; the published files say it once.
    banner: { js: "'use client';" },
  },
  { ...shared, entry: { 'core/index': 'src/core/index.ts' } },
  { entry: { styles: 'src/styles.css', badge: 'src/badge.css' }, minify: true },
])
