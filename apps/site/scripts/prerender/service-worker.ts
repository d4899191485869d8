import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { languageCodes } from '../../app/lib/languages.ts'
import { lazilyImportedFiles } from './page-document.ts'
import { serverBundle } from './server-bundle.ts'

const offlinePages = languageCodes.map((code) => serverBundle.localizePath(code, '/offline'))

/** Bundles a worker of `service-worker/` as one minified script. */
async function bundle(name: string, values: Record<string, unknown> = {}) {
  const define = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]),
  )
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../service-worker/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
  })
  return outputFiles[0]?.text ?? ''
}

/** The release: a hash of all public files except the fair list, which changes without a release. */
async function releaseOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'fiere.json')
  const hash = createHash('sha256')
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(path.slice(folder.length)).update(await readFile(path))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Files that the worker copies before the visitor needs them: scripts, styles, data and fonts of the offline pages,
 * their translations, and files that pages import only later, such as the menu.
 */
async function offlineFiles(folder: string) {
  const pages = await Promise.all(
    offlinePages.map((path) => readFile(join(folder, path, 'index.html'), 'utf8')),
  )
  const assets = pages.flatMap((html) => html.match(/\/assets\/[\w.-]+\.(?:json|js|css|woff2)/g) ?? [])
  const texts = languageCodes.flatMap((code) => [
    `/locales/${code}/common.json`,
    `/locales/${code}/offline.json`,
  ])
  return [...new Set([...assets, ...lazilyImportedFiles, ...texts])]
}

/**
 * Bundles the worker that keeps copies of what visitors open. `folder` must already have all other public files,
 * because a hash of them names the release.
 */
export const bundleServiceWorker = async (folder: string) =>
  bundle('service-worker', {
    RELEASE: await releaseOf(folder),
    OFFLINE_PAGES: offlinePages,
    OFFLINE_FILES: await offlineFiles(folder),
  })

/** Bundles the worker that removes itself and all copies. */
export const bundleSelfRemovingServiceWorker = () => bundle('remove')
