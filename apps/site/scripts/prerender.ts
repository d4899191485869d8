/**
 * The last step of the build, after which any static host can serve `build/client`. Writes every page in every language
 * as HTML, with its picture for link previews. Then writes the sitemap, the configurations of hosts, the service worker
 * and the compressed copies.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { languageCodes } from '../app/lib/languages.ts'
import { createAssetPath } from './prerender/asset-path.ts'
import { compressTextFiles } from './prerender/compress.ts'
import {
  createCaddyfile,
  createHeadersFile,
  createNginxConfiguration,
  createRedirectsFile,
} from './prerender/hosting.ts'

// The mode must be set before the import of the site: React reads it once, when it loads.
process.env.NODE_ENV = 'production'
const { serverBundle } = await import('./prerender/server-bundle.ts')
const { pageStyles, renderPageDocument, siteResponseHeaders } = await import('./prerender/page-document.ts')
const { bundleSelfRemovingServiceWorker, bundleServiceWorker } = await import('./prerender/service-worker.ts')
const { createRobotsTxt, createSitemapXml } = await import('./prerender/sitemap.ts')
const { writeSocialImage } = await import('./prerender/social-images.ts')
const { createWebManifest } = await import('./prerender/web-manifest.ts')

const out = new URL('../build/client/', import.meta.url).pathname

const readNamespace = async (language: string, namespace: string) =>
  JSON.parse(await readFile(join(out, 'locales', language, `${namespace}.json`), 'utf8'))

async function write(file: string, text: string) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
}

/** Writes the HTML of a page and the file with its data. */
async function writePage(path: string, file: string) {
  const page = await serverBundle.renderPage(path, readNamespace)
  const data = JSON.stringify(page.data)
  const dataFile = createAssetPath('page', data, 'json')
  await write(dataFile, data)
  await write(file, renderPageDocument(page, `/${dataFile}`))
  return page
}

const socialImages: Promise<void>[] = []
for (const language of languageCodes) {
  for (const path of serverBundle.pagePaths) {
    const localized = serverBundle.localizePath(language, path)
    const page = await writePage(localized, join(localized, 'index.html'))
    if (!page.handle.canonical && !page.handle.unlisted)
      socialImages.push(writeSocialImage(page, join(out, serverBundle.socialImagePath(localized))))
  }
  const missing = serverBundle.localizePath(language, '/404')
  await writePage(missing, `${missing}.html`)
  const { meta } = await readNamespace(language, 'home')
  await write(
    serverBundle.localizePath(language, '/manifest.json'),
    createWebManifest(language, meta.description),
  )
}
await Promise.all(socialImages)
for (const { file, css } of pageStyles.values()) await write(file, css)
await write('sitemap.xml', createSitemapXml())
await write('robots.txt', createRobotsTxt())
await write('_headers', createHeadersFile(siteResponseHeaders))
await write('_redirects', createRedirectsFile(serverBundle.hotel.origin))
// The configurations are not in the folder of the public files, because a server must not serve its own configuration.
await write('../hosting/nginx.conf', createNginxConfiguration(serverBundle.hotel.origin, siteResponseHeaders))
await write('../hosting/Caddyfile', createCaddyfile(serverBundle.hotel.origin, siteResponseHeaders))
const removing = await bundleSelfRemovingServiceWorker()
await write('../hosting/service-worker-off.js', removing)
await write('service-worker.js', serverBundle.hotel.offlineCopies ? await bundleServiceWorker(out) : removing)
await compressTextFiles(out)
console.log(
  `${serverBundle.pagePaths.length * languageCodes.length} pages in ${languageCodes.length} languages written`,
)
