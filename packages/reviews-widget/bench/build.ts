import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const SUBJECTS = ['reviews-widget', 'embla', 'swiper', 'splide', 'react-google-reviews'] as const
export type Subject = (typeof SUBJECTS)[number]

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const subjects = SUBJECTS.map((subject) => file(`subjects/${subject}.tsx`))

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
 * Builds the subjects for production, for the browser and for the server. React is in a chunk that all share, so that
 * its evaluation is not part of any subject.
 */
export async function buildSubjects(folder: string) {
  await Promise.all([
    build({
      ...shared,
      entryPoints: [file('client.ts'), ...subjects],
      outdir: `${folder}/client`,
      target: 'es2022',
    }),
    build({
      ...shared,
      entryPoints: [file('server.ts'), ...subjects],
      outdir: `${folder}/server`,
      platform: 'node',
      // CommonJS dependencies call `require` for Node's own modules.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    }),
  ])
}
