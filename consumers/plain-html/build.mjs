// Builds without a bundler: copies the core of the consent package, and puts the example from its README into a page
// with a strict Content-Security-Policy.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { consentHeadScript, consentHeadScriptHash } from '@meridiana/consent/head-script'

const example = readFileSync('readme/consent/without-react.html', 'utf8')
const script = example.split('<script type="module">')[1]?.split('</script>')[0] ?? ''
const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `script-src 'self' '${consentHeadScriptHash}' '${scriptHash}'`,
  'frame-src https://www.google.com',
  "base-uri 'none'",
].join('; ')

const page = (head, content) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>Hotel</title>
    <link rel="icon" href="vendor/icon.svg">
    ${head}
  </head>
  <body>
    <header id="host">
      <h2>Hotel</h2>
      <p>Rooms and <a href="#rooms">a garden</a></p>
      <button type="button">Book</button>
    </header>
    <main>
      <h1>How to find us</h1>
      ${content}
    </main>
  </body>
</html>`

mkdirSync('dist/vendor', { recursive: true })
cpSync('node_modules/@meridiana/consent/dist/core', 'dist/vendor/consent', { recursive: true })
writeFileSync(
  'dist/index.html',
  page(`<script data-policy-version="2026-11-01">${consentHeadScript}</script>`, example),
)
writeFileSync('dist/host.html', page('', ''))
writeFileSync('dist/vendor/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
