/**
 * Serves the built site as a static host would: files, compressed siblings, the nearest `404.html`.
 * `PORT` says where (4173 unless told).
 */
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

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

function notFound(request, response) {
  const language = /^\/(it|de)(\/|$)/.exec(request.url ?? '')?.[1]
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
  createReadStream(`${folder}${language ? `${language}/` : ''}404.html`).pipe(response)
}

const server = createServer((request, response) =>
  serveFile(request, response, () => notFound(request, response)),
)

server.on('error', (error) => {
  const message =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`
      : `The site cannot be served: ${error.message}`
  console.error(message)
  process.exit(1)
})

server.listen(port, () => {
  const address = `http://localhost:${port}`
  console.log(
    `Casa Meridiana is open:  ${address}/  (English)  ${address}/it/  (Italiano)  ${address}/de/  (Deutsch)`,
  )
  console.log('Ctrl+C closes it.')
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
