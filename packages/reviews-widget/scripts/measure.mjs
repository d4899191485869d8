import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a site's bundle has anyway. */
const EXTERNAL = ['react', 'react-dom', 'react/jsx-runtime']

/**
 * Bundles a few lines as a site would for production, and weighs what comes out.
 *
 * @param {string} contents the lines, an ES module with JSX
 * @param {string} resolveDir where its imports are looked up
 * @returns {Promise<{ js: number, css: number, total: number, raw: number }>} bytes after gzip -9, and of the
 *   JavaScript before it
 */
export async function measure(contents, resolveDir) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: {
      '.woff': 'empty',
      '.woff2': 'empty',
      '.ttf': 'empty',
      '.eot': 'empty',
      '.svg': 'empty',
      '.gif': 'empty',
    },
    outdir: 'out',
    logLevel: 'error',
  })
  const sizeOf = (extension) => {
    const file = outputFiles.find(({ path }) => path.endsWith(extension))
    return file && file.contents.length > 0 ? gzipSync(file.contents, { level: 9 }).length : 0
  }
  const js = sizeOf('.js')
  const css = sizeOf('.css')
  const raw = outputFiles.find(({ path }) => path.endsWith('.js'))?.contents.length ?? 0
  return { js, css, total: js + css, raw }
}
