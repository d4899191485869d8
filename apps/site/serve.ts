/**
 * Serves the built site as Netlify and Cloudflare do: files, their compressed copies, and the rules of `_headers` and
 * `_redirects`. Environment variables: `PORT`, by default 4173, and `FOLDER`, by default the output of the build.
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { fileURLToPath, URLPattern } from 'node:url'
import sirv from 'sirv'

const folder = process.env.FOLDER ?? fileURLToPath(new URL('build/client/', import.meta.url))
const port = Number(process.env.PORT ?? 4173)

if (!existsSync(`${folder}index.html`)) {
  console.error('There is no built site to serve. Build it first: npm run build')
  process.exit(1)
}

/** Each rule of both files begins with a path. Its other parts are the headers, or the target and the status. */
const readRules = (file: string, separator: RegExp) =>
  readFileSync(folder + file, 'utf8')
    .trim()
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [pathname = '', ...parts] = rule.split(separator)
      return { pattern: new URLPattern({ pathname }), parts }
    })

const headerRules = readRules('_headers', /\n\s+/)
const redirectRules = readRules('_redirects', / /)

function setHeaders(response: ServerResponse, pathname: string) {
  response.setHeader('Cache-Control', 'no-cache')
  const rules = headerRules.filter(({ pattern }) => pattern.test({ pathname }))
  for (const [name = '', value = ''] of rules.flatMap(({ parts }) => parts.map((line) => line.split(': '))))
    response.setHeader(name, value)
}

// `dev: true` reads the folder again at each request, so a build while the server runs does not mix old and new files.
const serveFile = sirv(folder, { dev: true, brotli: true, gzip: true, etag: true, setHeaders })

function serveOther(request: IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(`http://localhost${request.url}`)
  const rule = redirectRules.find(({ pattern }) => pattern.test({ pathname }))
  const [target = '/404.html', status = '404'] = rule?.parts ?? []
  setHeaders(response, target)
  if (status === '404') {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
    createReadStream(folder + target).pipe(response)
  } else {
    const splat = rule?.pattern.exec({ pathname })?.pathname.groups[0] ?? ''
    const query = search.replace('?', target.includes('?') ? '&' : '?')
    response.writeHead(Number(status), { Location: target.replace(':splat', () => splat) + query }).end()
  }
}

createServer((request, response) => serveFile(request, response, () => serveOther(request, response)))
  .on('error', ({ message }) => {
    console.error(`The site cannot be served: ${message}. Choose another port: PORT=${port + 1} npm start`)
    process.exit(1)
  })
  .listen(port, () => console.log(`Casa Meridiana is open: http://localhost:${port}/   Ctrl+C closes it.`))

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
