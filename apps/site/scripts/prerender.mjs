/**
 * The second half of the build: writes every page in every language as HTML into `build/client`, ready for any static
 * host, with its policy, its preloads, the words and data that it hydrates from, a sitemap, and compressed siblings.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { headScript, headScriptHash } from '@meridiana/consent/head-script'
import * as site from '../build/server/entry.server.js'
import { bootScript } from './boot-script.ts'

process.env.NODE_ENV = 'production'
const out = new URL('../build/client/', import.meta.url).pathname
const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8'))
const boot = await bootScript()
const bootHash = `sha256-${createHash('sha256').update(boot).digest('base64')}`

/** What a page may load: itself, and after marketing consent the map. */
const policy = [
  "default-src 'none'",
  `script-src 'self' '${headScriptHash}' '${bootHash}'`,
  "style-src 'self'",
  // data: for the previews of the pictures.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  `frame-src ${site.hotel.map.origin}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The scripts and styles that an entry needs at once. */
function filesOf(name) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  visit(name)
  const chunks = [...seen].map((key) => manifest[key])
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css }) => css ?? []) }
}

const entry = filesOf('app/entry.client.tsx')
const fonts = Object.values(manifest)
  .flatMap(({ assets }) => assets ?? [])
  .filter((file) => file.endsWith('.woff2'))

function head({ handle }) {
  const page = filesOf(`app/routes/${handle.module}.tsx`)
  const scripts = [...new Set([...entry.scripts, ...page.scripts])]
  const styles = [...new Set([...entry.styles, ...page.styles])]
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // Nothing runs before the denied default of Consent Mode is there.
    `<script data-policy-version="${site.hotel.policyDate}">${headScript}</script>`,
    `<script>${boot}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#fbf8f1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.scripts[0]}"></script>`,
  ].join('\n')
}

/** Puts the page's files into the document that React wrote. */
function documentOf(page) {
  const data = `<script type="application/json" id="${site.PAGE_DATA_ID}">${site.toInlineJson(page.data)}</script>`
  return page.html
    .replace('<head>', () => `<head>\n${head(page)}\n`)
    .replace('</body>', () => `${data}</body>`)
}

const readNamespace = async (language, namespace) =>
  JSON.parse(await readFile(join(out, 'locales', language, `${namespace}.json`), 'utf8'))

async function write(file, text) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  await writeFile(join(out, file), text)
}

async function writePages() {
  for (const language of site.languageCodes) {
    for (const path of site.paths) {
      const address = site.localizePath(language, path)
      await write(join(address, 'index.html'), documentOf(await site.render(address, readNamespace)))
    }
    const missing = site.localizePath(language, '/404')
    await write(`${missing}.html`, documentOf(await site.render(missing, readNamespace)))
  }
}

async function writeSitemap() {
  const url = (language, path) => `${site.hotel.origin}${site.localizePath(language, path)}`
  const alternates = (path) =>
    [
      ...site.languageCodes.map((language) => [language, url(language, path)]),
      ['x-default', url('en', path)],
    ].map(([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  const entries = site.languageCodes.flatMap((language) =>
    site.listedPaths.map((path) =>
      ['  <url>', `    <loc>${url(language, path)}</loc>`, ...alternates(path), '  </url>'].join('\n'),
    ),
  )
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  await write(
    'sitemap.xml',
    ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n'),
  )
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.hotel.origin}/sitemap.xml\n`)
}

/** `.br` and `.gz` beside every text file, for hosts that serve them. */
async function compress() {
  const files = await readdir(out, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && /\.(html|js|css|json|svg|xml|txt)$/.test(file.name))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const text = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}

await writePages()
await writeSitemap()
await compress()
console.log(
  `${site.paths.length * site.languageCodes.length} pages in ${site.languageCodes.length} languages written`,
)
