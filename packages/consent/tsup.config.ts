import { defineConfig, type Options } from 'tsup'

const entries = {
  index: 'src/index.ts',
  'core/index': 'src/core/index.ts',
  'head-script': 'src/head-script.ts',
}
const shared: Options = { format: ['esm', 'cjs'], sourcemap: true, target: 'es2022' }

export default defineConfig([
  {
    ...shared,
    entry: { index: entries.index },
    // esbuild drops the directives of the sources; the published files say it once.
    banner: { js: "'use client';" },
  },
  { ...shared, entry: { 'core/index': entries['core/index'], 'head-script': entries['head-script'] } },
  // The types of all entries together, so that a `Register` filled for one counts for all.
  { entry: entries, format: ['esm', 'cjs'], dts: { only: true } },
  { entry: { styles: 'src/styles.css' }, minify: true },
])
