import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const here = fileURLToPath(new URL('..', import.meta.url))
const KIB = 1024

/**
 * What a part may add to a page before a guest does anything: our own code, minified, beyond the libraries that all
 * parts share. Names what a site imports; `limit` is in bytes before compression.
 */
export const BUDGET = [
  { name: 'Button alone', use: ['Button'], limit: 0.75 * KIB },
  {
    name: 'type: Kicker, Heading, Text, TextLink',
    use: ['Kicker', 'Heading', 'Text', 'TextLink'],
    limit: 3 * KIB,
  },
  { name: 'Header, menu and footer', use: ['Header', 'OverlayMenu', 'Footer'], limit: 9 * KIB },
  { name: 'Hero', use: ['Hero'], limit: 14 * KIB },
  { name: 'Gallery', use: ['Gallery'], limit: 4.5 * KIB },
  { name: 'Lightbox', use: ['Lightbox'], limit: 8 * KIB },
  { name: 'Showcase', use: ['Showcase'], limit: 11 * KIB },
  { name: 'nothing used', use: [], limit: 0 },
]

/** React is on the page anyway: it is put in the place of a module without weight. */
const withoutReact = {
  name: 'without-react',
  setup(bundle) {
    bundle.onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path }) => ({
      path,
      namespace: 'react',
      sideEffects: false,
    }))
    bundle.onLoad({ filter: /.*/, namespace: 'react' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** What a part asks for on demand is not on the page yet. */
const withoutLater = {
  name: 'without-later',
  setup(bundle) {
    bundle.onResolve({ filter: /.*/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}

/**
 * Bundles an import of these names as a site would for production, without what comes on demand.
 *
 * @param {string[]} names what of the package the site uses; none: it imports all and uses nothing
 * @returns {Promise<{ own: number, libraries: number, total: number }>} bytes: our own code and that of its
 *   dependencies, minified, and the whole after gzip -9
 */
export async function measure(names) {
  const contents =
    names.length > 0
      ? `export { ${names.join(', ')} } from './dist/index.js'`
      : `import * as ui from './dist/index.js'`
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: here },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    plugins: [withoutLater, withoutReact],
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: here,
    logLevel: 'error',
  })
  const [output] = Object.values(metafile.outputs)
  const inputs = Object.entries(output?.inputs ?? {})
  const sum = (isCounted) =>
    inputs.filter(([path]) => isCounted(path)).reduce((bytes, [, input]) => bytes + input.bytesInOutput, 0)
  return {
    own: sum((path) => path.startsWith('dist/')),
    libraries: sum((path) => path.includes('node_modules/')),
    total: output?.bytes ? gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length : 0,
  }
}

/** Weighs what stands in `dist`. */
export const measureAll = () =>
  Promise.all(BUDGET.map(async (entry) => ({ ...entry, ...(await measure(entry.use)) })))
