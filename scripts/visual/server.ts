import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { ScreenshotTarget } from './scenes.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Picture that replaces every photograph of a Storybook, so that newly encoded photographs do not count as a
 * difference. Its pattern shows how a photograph is cropped and placed. A request for a missing file still gets a 404.
 */
const PLACEHOLDER_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500" viewBox="0 0 2400 1500">
  <path fill="#a9b0a2" d="M0 0h2400v1500H0z"/><path fill="#5f6b60" d="M0 900h2400v600H0z"/>
  <path fill="#d9c7a0" d="M1500 500h300v300h-300z"/></svg>`
const PHOTOGRAPH = /\.(avif|webp|jpe?g)$|^\/drawings\//

const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/**
 * Serves a build as a static host would, on a free port. For a path that does not exist, serves the `404.html` of the
 * path's language, or else of the root.
 */
export async function serveBuild(folder: string, kind: ScreenshotTarget['kind']) {
  const find = (path: string) =>
    [path, `${path}.html`, join(path, 'index.html')].map((name) => join(folder, name)).find(isFile)

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = find(path)
    if (!file) {
      const page = kind === 'site' && (find(`/${path.split('/')[1]}/404.html`) ?? find('/404.html'))
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(page ? readFileSync(page) : undefined)
    } else if (kind === 'storybook' && PHOTOGRAPH.test(path)) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' })
      response.end(PLACEHOLDER_PICTURE)
    } else {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      // Chromium shows a larger file of a `srcset` if it has cached one, so a screenshot would depend on earlier ones.
      // No file of the site is therefore cached.
      const cache = kind === 'site' ? 'no-store' : 'max-age=3600'
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': cache })
      response.end(readFileSync(file))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
