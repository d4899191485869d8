/**
 * Prints the size of each page of the built site before any interaction, in KiB, compressed with brotli: the HTML, and
 * the styles, scripts, data and fonts that it loads. Pictures do not count, because their size depends on the screen.
 *
 *     npm run build && npm run size            # every page
 *     npm run size -- it/ de/vicenza/          # only pages whose path begins with one of these
 */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const build = fileURLToPath(new URL('../build/client/', import.meta.url))
const sizeOf = async (file: string) =>
  (await stat(join(build, `${file}.br`)).catch(() => stat(join(build, file)))).size
const sum = async (files: string[]) =>
  (await Promise.all(files.map(sizeOf))).reduce((total, bytes) => total + bytes, 0)

/** The HTML file of every page, as a path relative to the built site. */
export const listHtmlFiles = async () =>
  (await readdir(build, { recursive: true })).filter((file) => file.endsWith('.html')).sort()

/** Returns the size of a page in bytes, by kind of file. */
export async function measurePageSize(page: string) {
  const html = (await readFile(join(build, page), 'utf8')).replace(/<link[^>]* disabled [^>]*>/g, '')
  const filesIn = (text: string) =>
    [...text.matchAll(/\/(assets\/[^" )]+\.(?:css|js|json|woff2))(?=[" )])/g)].map(([, file = '']) => file)
  const linked = filesIn(html)
  const styles = linked.filter((file) => file.endsWith('.css'))
  const fonts = await Promise.all(
    styles.map(async (file) => filesIn(await readFile(join(build, file), 'utf8'))),
  )
  const files = [...new Set([...linked, ...fonts.flat()])]
  const ofKind = (extension: string) => files.filter((file) => file.endsWith(extension))
  return {
    HTML: await sizeOf(page),
    CSS: await sum(ofKind('.css')),
    script: await sum(ofKind('.js')),
    data: await sum(ofKind('.json')),
    fonts: await sum(ofKind('.woff2')),
  }
}

if (import.meta.main) {
  const starts = process.argv.slice(2)
  const asked = (await listHtmlFiles()).filter(
    (file) => starts.length === 0 || starts.some((start) => file.startsWith(start)),
  )
  const kib = (bytes: number) => Number((bytes / 1024).toFixed(1))
  const rows = await Promise.all(
    asked.map(async (page) => [
      `/${page.replace(/(index)?\.html$/, '')}`,
      Object.fromEntries(
        Object.entries(await measurePageSize(page)).map(([kind, bytes]) => [kind, kib(bytes)]),
      ),
    ]),
  )
  console.table(Object.fromEntries(rows))
}
