/**
 * Installs the packed package in a consumer with React 18.2: `npm run check:consumer`, after the build.
 *
 * 1. TypeScript accepts the examples of the README, and code that declares its own categories.
 * 2. Node can import and require the package, and render the components to HTML.
 * 3. In a browser the dialog asks, saves the answer and closes, under a Content-Security-Policy without
 *    `unsafe-inline` and with the head script allowed by its hash.
 * 4. The README's example without React works as written.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs'
import { checkInConsumer, reportSuccess, runCommand } from '../../../scripts/packed-package.ts'

const packageFolder = fileURLToPath(new URL('../', import.meta.url))
const install = ['react@18.2.0', 'react-dom@18.2.0', '@types/react@18.2.79', '@types/react-dom@18.2.25']

const app = `
  import { createConsent } from '@meridiana/consent/core'
  import { ConsentDialog, ConsentProvider, CookiePreferencesTrigger } from '@meridiana/consent'
  import { en } from '@meridiana/consent/locales/en'

  declare module '@meridiana/consent/core' {
    interface Register { category: 'statistics' | 'video' }
  }

  export const consent = createConsent({ categories: ['statistics', 'video'] })
  export function checkTypes() {
    consent.get().state.statistics satisfies boolean
    // @ts-expect-error: not a category of this consumer
    consent.update({ analytics: true })
  }

  const { necessary } = en.categories
  const messages = { ...en, categories: {
    necessary,
    statistics: { title: 'Statistics', description: 'Counts visits.' },
    video: { title: 'Video', description: 'Plays videos.' },
  } }

  export const App = () => (
    <ConsentProvider consent={consent} messages={messages}>
      <ConsentDialog />
      <CookiePreferencesTrigger />
    </ConsentProvider>
  )
`
const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')
/** The first code block of the README in a programming language. */
const example = (language: string) => readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''

const serverTest = `
  const { createElement } = React
  const trigger = createElement(CookiePreferencesTrigger)
  const element = createElement(ConsentProvider, { consent: createConsent(), messages: de }, trigger)
  const html = renderToString(element)
  if (!html.includes('Cookie-Einstellungen') || !headScript.includes('wait_for_update')) throw new Error(html)
`
const tsconfig = (file: string) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      skipLibCheck: false,
      types: [],
    },
    files: [file, 'css.d.ts'],
  })
const files = {
  'app.tsx': app,
  'browser.tsx': `
    import { createRoot } from 'react-dom/client'
    import { App, consent } from './app'
    Object.assign(window, { consent })
    createRoot(document.body.appendChild(document.createElement('div'))).render(<App />)`,
  'readme.tsx': example('tsx'),
  'css.d.ts': `declare module '*.css'`,
  'tsconfig.json': tsconfig('browser.tsx'),
  'tsconfig.readme.json': tsconfig('readme.tsx'),
  'server.mjs': `
    import React from 'react'
    import { renderToString } from 'react-dom/server'
    import { createConsent } from '@meridiana/consent/core'
    import { headScript } from '@meridiana/consent/head-script'
    import { ConsentProvider, CookiePreferencesTrigger } from '@meridiana/consent'
    import { de } from '@meridiana/consent/locales/de'
    ${serverTest}`,
  'server.cjs': `
    const React = require('react')
    const { renderToString } = require('react-dom/server')
    const { createConsent } = require('@meridiana/consent/core')
    const { headScript } = require('@meridiana/consent/head-script')
    const { ConsentProvider, CookiePreferencesTrigger } = require('@meridiana/consent')
    const { de } = require('@meridiana/consent/locales/de')
    ${serverTest}`,
}

async function decideInBrowser(folder: string) {
  const dist = join(folder, 'node_modules/@meridiana/consent/dist')
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'browser.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const { headScript, headScriptHash } = await import(pathToFileURL(join(dist, 'core/head-script.js')).href)
  const responses: Record<string, { contentType: string; headers?: Record<string, string>; body: string }> = {
    '/': {
      contentType: 'text/html',
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self' '${headScriptHash}'; style-src 'self'`,
      },
      body: `<!doctype html><html lang="en"><title>Hotel</title><script>${headScript}</script>
        <link rel="stylesheet" href="/styles.css"><body><script src="/app.js"></script>`,
    },
    '/without-react': {
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Hotel</title><script>loadMap = () => document.title = 'Map'</script>
        ${example('html').replace('https://your.site/vendor/consent/', '/core/')}`,
    },
    '/app.js': { contentType: 'text/javascript', body: outputFiles[0]?.text ?? '' },
    '/styles.css': { contentType: 'text/css', body: readFileSync(join(dist, 'styles.css'), 'utf8') },
  }
  const errors: string[] = []
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.route('http://hotel.test/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.startsWith('/core/')) return route.fulfill({ path: join(dist, pathname) })
      return route.fulfill(responses[pathname] ?? { status: 204 })
    })
    await page.goto('http://hotel.test/')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Video' }).check()
    await page.getByRole('button', { name: 'Save selection' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const commands = await page.evaluate('window.dataLayer.map((command) => command[1]).join()')
    if (commands !== 'default,update') throw new Error(`the data layer has the commands: ${commands}`)
    const stored = await page.evaluate("localStorage.getItem('cookieConsentState')")
    if (stored !== '{"necessary":true,"statistics":false,"video":true}') throw new Error(`stored: ${stored}`)
    reportSuccess('React 18.2: the dialog saves a decision under a strict Content-Security-Policy')

    await page.evaluate('localStorage.clear()')
    await page.goto('http://hotel.test/without-react')
    await page.getByRole('button', { name: 'Accept all' }).click()
    await page.waitForFunction("document.title === 'Map'")
    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    reportSuccess('without React: the example of the README saves a decision')
  } finally {
    await browser.close()
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

await checkInConsumer(packageFolder, { install, files }, async (folder) => {
  for (const project of ['tsconfig.json', 'tsconfig.readme.json'])
    runCommand(packageFolder, 'npx', 'tsc', '--project', join(folder, project))
  reportSuccess('React 18.2: the types fit the README and a consumer with its own categories')
  runCommand(folder, 'node', 'server.mjs')
  runCommand(folder, 'node', 'server.cjs')
  reportSuccess('React 18.2: renders on the server with import and with require')
  await decideInBrowser(folder)
})
