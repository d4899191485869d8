import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/** esbuild plugin that leaves out dynamic imports: the files that a component loads only when it needs them. */
const withoutLaterFiles: Plugin = {
  name: 'without-later-files',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/**
 * Size of each export of a package in KiB: its script with all dependencies except React, minified and gzipped. Files
 * that are loaded later with `import()` do not count.
 */
export async function measureComponentSizes(
  packageFolder: string,
  names: string[],
): Promise<Record<string, number>> {
  const measure = async (name: string) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${name} } from './src/index.ts'`, resolveDir: packageFolder },
      absWorkingDir: packageFolder,
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
      plugins: [withoutLaterFiles],
      logLevel: 'error',
    })
    const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0)
    return [name, bytes / 1024] as const
  }
  return Object.fromEntries(await Promise.all(names.map(measure)))
}
