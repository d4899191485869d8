import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const BENCHMARKED_LIBRARIES = [
  'reviews-widget',
  'embla',
  'swiper',
  'splide',
  'react-google-reviews',
] as const
export type BenchmarkedLibrary = (typeof BENCHMARKED_LIBRARIES)[number]

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const libraries = BENCHMARKED_LIBRARIES.map((library) => file(`libraries/${library}.tsx`))

const shared = {
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  entryNames: '[name]',
  logLevel: 'warning',
} as const

/**
 * Builds the compared carousels for production, for the browser and for the server. All carousels share a chunk with
 * React, so that the time for running React's code is not part of any carousel's time.
 */
export async function buildBenchmarkCarousels(folder: string) {
  await Promise.all([
    build({
      ...shared,
      entryPoints: [file('client.ts'), ...libraries],
      outdir: `${folder}/client`,
      target: 'es2022',
    }),
    build({
      ...shared,
      entryPoints: [file('server.ts'), ...libraries],
      outdir: `${folder}/server`,
      platform: 'node',
      // CommonJS dependencies call `require` for Node's own modules, so the banner defines `require`.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    }),
  ])
}
