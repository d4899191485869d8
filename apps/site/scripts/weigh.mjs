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
const size = async (file) => (await stat(join(out, `${file}.br`)).catch(() => stat(join(out, file)))).size
const weigh = async (files) => (await Promise.all(files.map(size))).reduce((sum, bytes) => sum + bytes, 0)

/** Every page, as its file below the built site. */
export const pages = async () =>
  (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html')).sort()

/** What a page weighs, in bytes of each kind. */
export async function weightOf(page) {
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

if (import.meta.main) {
  const starts = process.argv.slice(2)
  const asked = (await pages()).filter(
    (file) => starts.length === 0 || starts.some((start) => file.startsWith(start)),
  )
  const kib = (bytes) => Number((bytes / 1024).toFixed(1))
  const rows = await Promise.all(
    asked.map(async (page) => [
      `/${page.replace(/(index)?\.html$/, '')}`,
      Object.fromEntries(Object.entries(await weightOf(page)).map(([kind, bytes]) => [kind, kib(bytes)])),
    ]),
  )
  console.table(Object.fromEntries(rows))
}
