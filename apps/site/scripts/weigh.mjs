/**
 * What each page of the built site weighs before a guest does anything, in KiB as transferred with brotli: its document,
 * and the styles, scripts and fonts that the document asks for. Pictures are chosen by the browser, so they are not here.
 *
 *     npm run build && npm run weigh            # every page
 *     npm run weigh -- it/ de/vicenza/          # the pages whose address begins so
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const out = new URL('../build/client/', import.meta.url).pathname
const starts = process.argv.slice(2)

const size = async (file) => (await stat(join(out, `${file}.br`)).catch(() => stat(join(out, file)))).size
const weigh = async (files) => (await Promise.all(files.map(size))).reduce((sum, bytes) => sum + bytes, 0)

async function weightOf(page) {
  const html = await readFile(join(out, page), 'utf8')
  const files = [
    ...new Set(
      [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:css|js|woff2))"/g)].map(([, file]) => file),
    ),
  ]
  const kind = (extension) => files.filter((file) => file.endsWith(extension))
  return {
    HTML: await size(page),
    CSS: await weigh(kind('.css')),
    script: await weigh(kind('.js')),
    fonts: await weigh(kind('.woff2')),
  }
}

const pages = (await readdir(out, { recursive: true }))
  .filter(
    (file) =>
      file.endsWith('.html') && (starts.length === 0 || starts.some((start) => file.startsWith(start))),
  )
  .sort()
const kib = (bytes) => Number((bytes / 1024).toFixed(1))
const rows = await Promise.all(
  pages.map(async (page) => [
    `/${page.replace(/(index)?\.html$/, '')}`,
    Object.fromEntries(Object.entries(await weightOf(page)).map(([kind, bytes]) => [kind, kib(bytes)])),
  ]),
)
console.table(Object.fromEntries(rows))
