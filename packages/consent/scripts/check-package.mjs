/**
 * Installs the packed tarball in a property with React 18.2, after publint and attw have looked at it:
 * `npm run check-package` (needs `npm run build`).
 *
 * 1. TypeScript accepts it, also with categories of the property's own, and the example of the README.
 * 2. Node renders it, by `import` and by `require`.
 * 3. In a browser the dialog asks, hears the answer and goes: under a Content-Security-Policy without
 *    `unsafe-inline`, with the head script running under its hash.
 * 4. The installation of the README that has no React does what it says, as it stands there.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs'
import { inConsumer, run, step } from '../../../scripts/packed.ts'

const here = fileURLToPath(new URL('../', import.meta.url))
const install = ['react@18.2.0', 'react-dom@18.2.0', '@types/react@18.2.79', '@types/react-dom@18.2.25']

const app = `
  import { createConsent } from '@meridiana/consent/core'
  import { ConsentDialog, ConsentProvider, CookiePreferencesTrigger, en } from '@meridiana/consent'

  declare module '@meridiana/consent/core' {
    interface Register { category: 'statistics' | 'video' }
  }

  export const consent = createConsent({ categories: ['statistics', 'video'] })
  export function checkTypes() {
    consent.get().state.statistics satisfies boolean
    // @ts-expect-error: not a category of this property
    consent.update({ analytics: true })
  }

  const { necessary } = en.categories
  const words = { ...en, categories: {
    necessary,
    statistics: { title: 'Statistics', description: 'Counts visits.' },
    video: { title: 'Video', description: 'Plays videos.' },
  } }

  export const App = () => (
    <ConsentProvider consent={consent} words={words}>
      <ConsentDialog />
      <CookiePreferencesTrigger />
    </ConsentProvider>
  )
`
const readme = readFileSync(join(here, 'README.md'), 'utf8')
/** The first example of the README in this language. */
const example = (language) => readme.split(`\`\`\`${language}\n`)[1].split('```')[0]

const serverTest = `
  const { createElement } = React
  const element = createElement(ConsentProvider, { consent: createConsent() }, createElement(CookiePreferencesTrigger))
  const html = renderToString(element)
  if (!html.includes('Cookie preferences') || !headScript.includes('wait_for_update')) throw new Error(html)
`
const tsconfig = (file) =>
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
    ${serverTest}`,
  'server.cjs': `
    const React = require('react')
    const { renderToString } = require('react-dom/server')
    const { createConsent } = require('@meridiana/consent/core')
    const { headScript } = require('@meridiana/consent/head-script')
    const { ConsentProvider, CookiePreferencesTrigger } = require('@meridiana/consent')
    ${serverTest}`,
}

async function askInBrowser(folder) {
  const installed = join(folder, 'node_modules/@meridiana/consent')
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'browser.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const { headScript, headScriptHash } = await import(
    pathToFileURL(join(installed, 'dist/head-script.js')).href
  )
  const answers = {
    '/': {
      contentType: 'text/html',
      headers: {
        'content-security-policy': `default-src 'none'; script-src 'self' '${headScriptHash}'; style-src 'self'`,
      },
      body: `<!doctype html><html lang="en"><title>House</title><script>${headScript}</script>
        <link rel="stylesheet" href="/styles.css"><body><script src="/app.js"></script>`,
    },
    '/plain': {
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>House</title><script>loadMap = () => document.title = 'Map'</script>
        ${example('html').replace('https://your.site/vendor/consent/', '/core/')}`,
    },
    '/app.js': { contentType: 'text/javascript', body: outputFiles[0].text },
    '/styles.css': {
      contentType: 'text/css',
      body: readFileSync(join(installed, 'dist/styles.css'), 'utf8'),
    },
  }
  const complaints = []
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const page = await browser.newPage()
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    await page.route('http://house.test/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname.startsWith('/core/')) return route.fulfill({ path: join(installed, 'dist', pathname) })
      const answer = answers[pathname]
      return answer ? route.fulfill(answer) : route.fulfill({ status: 204 })
    })
    await page.goto('http://house.test/')
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('checkbox', { name: 'Video' }).check()
    await page.getByRole('button', { name: 'Save selection' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const commands = await page.evaluate(() => window.dataLayer.map((command) => command[1]))
    if (commands.join() !== 'default,update') throw new Error(`the tag manager heard: ${commands}`)
    const stored = await page.evaluate(() => localStorage.getItem('cookieConsentState'))
    if (stored !== '{"necessary":true,"statistics":false,"video":true}') throw new Error(`stored: ${stored}`)
    step('React 18.2: asked and answered under a strict Content-Security-Policy, without a complaint')

    await page.evaluate(() => localStorage.clear())
    await page.goto('http://house.test/plain')
    await page.getByRole('button', { name: 'Accept all' }).click()
    await page.waitForFunction(() => document.title === 'Map')
    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await page.getByRole('button', { name: 'Reject all' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    step('without React: asked and answered as the README says')
  } finally {
    await browser.close()
    if (complaints.length > 0) console.error(complaints.join('\n'))
  }
  if (complaints.length > 0) throw new Error('The browser complained.')
}

await inConsumer(here, { install, files }, async (folder) => {
  for (const project of ['tsconfig.json', 'tsconfig.readme.json'])
    run(here, 'npx', 'tsc', '--project', join(folder, project))
  step('React 18.2: the types fit the README, and a property with categories of its own')
  run(folder, 'node', 'server.mjs')
  run(folder, 'node', 'server.cjs')
  step('React 18.2: rendered by import and by require')
  await askInBrowser(folder)
})
