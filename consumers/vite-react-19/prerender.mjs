import { readFileSync, writeFileSync } from 'node:fs'
import { renderApp } from './server/entry-server.js'

const html = renderApp()
if (/\sstyle=/.test(html)) throw new Error('the HTML has a style attribute, which strict policies forbid')
writeFileSync(
  'dist/index.html',
  readFileSync('dist/index.html', 'utf8').replace('<!--app-->', () => html),
)
