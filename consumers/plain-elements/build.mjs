// Builds without a bundler: copies the files of the elements, and puts the examples of the READMEs into pages with a strict
// Content-Security-Policy: a plain page, one that allows the files by their hashes, one with its decision in cookies, and
// one as WordPress writes it, with a theme, jQuery and nonces.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const NONCE = 'bm9uY2U'
const PACKAGES = { consent: 'consent', reviews: 'reviews-widget' }

mkdirSync('dist', { recursive: true })
for (const [folder, name] of Object.entries(PACKAGES))
  for (const file of ['element.js', 'element.css'])
    cpSync(`node_modules/@meridiana/${name}/dist/${file}`, `dist/${folder}/${file}`)
cpSync('node_modules/jquery/dist/jquery.js', 'dist/jquery.js')
cpSync('theme.css', 'dist/theme.css')
cpSync('readme/reviews-widget/reviews.json', 'dist/reviews.json')
writeFileSync('dist/statistics.js', 'window.visits = (window.visits ?? 0) + 1')

const [consent, reviews] = Object.values(PACKAGES).map((name) =>
  readFileSync(`readme/${name}/elements.html`, 'utf8'),
)
const hash = (file) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(`dist${file}`))
    .digest('base64')}`
const withIntegrity = (html) =>
  html.replace(/(?:data-)?src="(\/[^"]+\.js)"/g, (source, file) => `${source} integrity="${hash(file)}"`)
const withNonce = (html) => html.replaceAll('<script', `<script nonce="${NONCE}"`)
const hashes = ['/consent/element.js', '/reviews/element.js', '/statistics.js'].map(
  (file) => `'${hash(file)}'`,
)

const page = ({ scripts, head = '', content, bodyClass = '' }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:;
      connect-src 'self'; script-src ${scripts}; frame-src https://www.google.com; base-uri 'none'">
    <title>Hotel</title>
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body class="${bodyClass}">
    <header id="host">
      <h2>Hotel</h2>
      <p>Rooms and <a href="#rooms">a garden</a></p>
      <button type="button">Book</button>
    </header>
    <main id="content" class="site-main">
      <h1>How to find us</h1>
      ${content}
    </main>
  </body>
</html>`

const examples = `<div class="entry-content">${consent}${reviews}</div>`
writeFileSync('dist/index.html', page({ scripts: "'self'", content: examples }))
writeFileSync('dist/host.html', page({ scripts: "'self'", content: '' }))
writeFileSync('dist/hash.html', page({ scripts: hashes.join(' '), content: withIntegrity(examples) }))
const withCookies = consent.replace('policy-version', 'cookie-domain="hotel.localhost" policy-version')
writeFileSync('dist/cookies.html', page({ scripts: "'self'", content: withCookies }))
writeFileSync(
  'dist/wordpress.html',
  withNonce(
    page({
      scripts: `'nonce-${NONCE}'`,
      head: '<link rel="stylesheet" href="/theme.css"><script src="/jquery.js"></script>',
      bodyClass: 'wp-singular page wp-theme-hotel',
      content: examples,
    }),
  ),
)
