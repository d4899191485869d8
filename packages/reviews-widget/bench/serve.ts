import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** A page with the carousel between two texts, as on a site. */
const page = (library: string, container: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${library}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/${library}.css">
<script type="module" src="/client.js"></script>
<body style="font: 1rem/1.5 system-ui">
<h1>The hotel</h1>
<p>Rooms, a garden and a restaurant, twelve minutes from the exhibition centre.</p>
${container}
<section style="block-size: 100vh; background: silver">The rest of the page.</section>
`

/** Serves two pages for each carousel: `/<library>/mount` without the carousel's HTML, `/<library>/hydrate` with it. */
export async function serveBenchmarkPages(folder: string, html: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, library = '', start] = pathname.split('/')
    const file = `${folder}/client${pathname}`
    if (start) {
      // The reviews widget has a placeholder, which reserves the height before the widget is rendered. The other
      // carousels have none.
      const placeholder = library === 'reviews-widget' ? ' data-slot="reviews-placeholder"' : ''
      const container =
        start === 'hydrate'
          ? `<div id="carousel">${html.get(library)}</div>`
          : `<div id="carousel"${placeholder}></div>`
      response.writeHead(200, { 'content-type': 'text/html' }).end(page(library, container))
    } else if (existsSync(file)) {
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' })
        .end(readFileSync(file))
    } else {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  }
}
