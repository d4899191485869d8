import { fileURLToPath } from 'node:url'
import { build, type InlineConfig } from 'vite'

/** The compared carousels; each has a file in `libraries/`. */
export const BENCHMARKED_LIBRARIES = ['reviews-widget', 'embla', 'react-google-reviews'] as const
export type BenchmarkedLibrary = (typeof BENCHMARKED_LIBRARIES)[number]

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const libraries = Object.fromEntries(
  BENCHMARKED_LIBRARIES.map((library) => [library, file(`libraries/${library}.tsx`)]),
)

const createConfig = (outDir: string, input: Record<string, string>): InlineConfig => ({
  configFile: false,
  // Vite warns of each 'use client', which has no meaning here.
  logLevel: 'error',
  mode: 'production',
  publicDir: false,
  build: {
    outDir,
    emptyOutDir: false,
    rolldownOptions: {
      input,
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
})

/**
 * Builds the compared carousels for production, for the browser and for the server, as an app with Vite does. All
 * carousels share a chunk with React, so that the time for running React's code is not part of any carousel's time.
 */
export async function buildBenchmarkCarousels(folder: string) {
  await build(createConfig(`${folder}/client`, { client: file('client.ts'), ...libraries }))
  const server = createConfig(`${folder}/server`, { server: file('server.ts'), ...libraries })
  await build({ ...server, build: { ...server.build, ssr: true }, ssr: { noExternal: true } })
}
