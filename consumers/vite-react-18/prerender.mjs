import { readFileSync, writeFileSync } from 'node:fs'
import { consentHeadScript, consentHeadScriptHash } from '@meridiana/consent/head-script'
import { renderApp } from './server/entry-server.js'

const policy = `default-src 'none'; script-src 'self' '${consentHeadScriptHash}'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'`
const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script data-signals='{"analytics_storage":"statistics"}'>${consentHeadScript}</script>`
const page = readFileSync('dist/index.html', 'utf8')
  .replace('<!--app-->', () => renderApp())
  .replace('<!--head-->', () => head)
writeFileSync('dist/index.html', page)
