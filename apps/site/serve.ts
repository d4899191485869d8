/**
 * Serves the built site like a static host: files, their compressed copies, and the `404.html` of the language.
 * `PORT` is 4173 by default.
 */
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { defaultLanguage, languages } from './app/lib/languages.ts'

const folder = fileURLToPath(new URL('build/client/', import.meta.url))
const port = Number(process.env.PORT ?? 4173)

if (!existsSync(`${folder}index.html`)) {
  console.error('There is no built site to serve. Build it first: npm run build')
  process.exit(1)
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

const serveFile = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, pathname) {
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? IMMUTABLE : 'no-cache')
  },
})

/** The folder of the pages in a language; empty for the default language. */
const folderOf = (code: string) => (code === defaultLanguage ? '' : `${code}/`)

function notFound(request: IncomingMessage, response: ServerResponse) {
  const first = request.url?.split(/[/?]/)[1]
  const language = languages.find(({ code }) => code === first)?.code ?? defaultLanguage
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  createReadStream(`${folder}${folderOf(language)}404.html`).pipe(response)
}

const server = createServer((request, response) =>
  serveFile(request, response, () => notFound(request, response)),
)

server.on('error', (error: NodeJS.ErrnoException) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
      : `The site cannot be served: ${error.message}`
  console.error(message)
  process.exit(1)
})

server.listen(port, () => {
  const origin = `http://localhost:${port}`
  const pages = languages.map(({ code, name }) => `${origin}/${folderOf(code)}  (${name})`)
  console.log(`Casa Meridiana is open:  ${pages.join('  ')}`)
  console.log('Ctrl+C closes it.')
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
