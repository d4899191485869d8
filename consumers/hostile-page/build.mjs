// Writes two pages with a strict Content-Security-Policy. One page loads the site's style sheet `host.css` before the
// style sheets of the packages, the other page loads it after them. `visit.ts` replaces the content of `host.css` by
// one reset after the other.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { consentHeadScript, consentHeadScriptHash } from '@meridiana/consent/head-script'
import { build } from 'esbuild'

await build({
  entryPoints: ['app.jsx'],
  bundle: true,
  outdir: 'dist',
  jsx: 'automatic',
  format: 'esm',
  splitting: true,
  define: { 'process.env.NODE_ENV': '"production"' },
})
for (const name of ['consent', 'reviews-widget', 'ui'])
  cpSync(`node_modules/@meridiana/${name}/dist/styles.css`, `dist/${name}.css`)
cpSync('node_modules/tailwindcss/preflight.css', 'dist/preflight.css')
cpSync('readme/ui/layer-order.css', 'dist/layer-order.css')

const policy = [
  "default-src 'none'",
  `script-src 'self' '${consentHeadScriptHash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const sheet = (name) => `<link rel="stylesheet" href="/${name}.css">`
const packages = ['consent', 'reviews-widget', 'ui'].map(sheet)
const page = (sheets) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <title>Hotel</title>
    <link rel="icon" href="data:,">
    <script>${consentHeadScript}</script>
    ${['layer-order', ...sheets].map((name) => (name.startsWith('<') ? name : sheet(name))).join('\n    ')}
  </head>
  <body>
    <header><h1>Hotel</h1></header>
    <main id="root"></main>
    <script type="module" src="/app.js"></script>
  </body>
</html>`

mkdirSync('dist', { recursive: true })
writeFileSync('dist/before.html', page(['host', ...packages, 'page']))
writeFileSync('dist/after.html', page([...packages, 'host', 'page']))
writeFileSync('dist/host.css', '')
// Components inherit the font and the tab size of the page on purpose. `page.css` sets both after any reset, so that
// they are the same in all screenshots.
writeFileSync(
  'dist/page.css',
  'body { margin: 0; font: 16px/1.5 Arial, sans-serif; tab-size: 4 } header h1 { margin: 0; font: 20px/30px Arial }',
)
