/**
 * Serves the built site like a static host: files, their compressed copies, and the rules of `_headers` and
 * `_redirects`. Environment variables: `PORT`, by default 4173, and `FOLDER`, the folder to serve, by default the
 * output of the build.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { defaultLanguage, languages } from './app/lib/languages.ts'
import {
  findRedirect,
  findResponseHeaders,
  parseHeaderRules,
  parseRedirectRules,
} from './scripts/host-rules.ts'

const folder = process.env.FOLDER ?? fileURLToPath(new URL('build/client/', import.meta.url))
const port = Number(process.env.PORT ?? 4173)

if (!existsSync(`${folder}index.html`)) {
  console.error('There is no built site to serve. Build it first: npm run build')
  process.exit(1)
}

const headerRules = parseHeaderRules(readFileSync(`${folder}_headers`, 'utf8'))
const redirectRules = parseRedirectRules(readFileSync(`${folder}_redirects`, 'utf8'))

function setHeaders(response: ServerResponse, pathname: string) {
  response.setHeader('Cache-Control', 'no-cache')
  for (const [name, value] of findResponseHeaders(headerRules, pathname)) response.setHeader(name, value)
}

// `dev: true` reads the folder again at each request, so a build while the server runs does not mix old and new files.
const serveFile = sirv(folder, { dev: true, brotli: true, gzip: true, etag: true, setHeaders })

function serveOther(request: IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
  const { target, status } = findRedirect(redirectRules, pathname) ?? { target: '/404.html', status: 404 }
  setHeaders(response, target)
  if (status === 404) {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
    createReadStream(`${folder}${target.slice(1)}`).pipe(response)
  } else {
    response.writeHead(status, { Location: target + search }).end()
  }
}

const server = createServer((request, response) =>
  serveFile(request, response, () => serveOther(request, response)),
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
  const prefix = (code: string) => (code === defaultLanguage ? '' : `${code}/`)
  const pages = languages.map(({ code, name }) => `${origin}/${prefix(code)}  (${name})`)
  console.log(`Casa Meridiana is open:  ${pages.join('  ')}`)
  console.log('Ctrl+C closes it.')
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  })
}
