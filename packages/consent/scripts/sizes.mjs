/**
 * Prints what consent costs a page, in bytes of gzip -9: esbuild production bundles of the same minimal work
 * (a banner and preferences with four categories), JavaScript and CSS, React external.
 *
 *   npm run sizes             this package, from dist; fails above the budget
 *   npm run sizes -- --peers  the other libraries too, installed by npm into a temporary folder
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const KIB = 1024
const here = fileURLToPath(new URL('../', import.meta.url))

const ours = [
  {
    name: '@meridiana/consent/core, all of it',
    budget: 2 * KIB,
    source: `export * from './dist/core/index.js'`,
  },
  {
    name: '@meridiana/consent, provider, dialog and gate',
    budget: 8 * KIB,
    source: `
      import './dist/styles.css'
      import { createConsent } from './dist/core/index.js'
      import { ConsentDialog, ConsentGate, ConsentProvider, ConsentReminder, CookiePreferencesTrigger } from './dist/index.js'
      export const parts = [createConsent(), ConsentDialog, ConsentGate, ConsentProvider, ConsentReminder, CookiePreferencesTrigger]`,
  },
  {
    name: '  the same, with all exports and three languages',
    budget: 10 * KIB,
    source: `
      import './dist/styles.css'
      export * from './dist/core/index.js'
      export * from './dist/index.js'`,
  },
]

const categories = `{ necessary: { enabled: true, readOnly: true }, preferences: {}, analytics: {}, marketing: {} }`
const peers = [
  {
    name: 'vanilla-cookieconsent 3.1.0',
    install: ['vanilla-cookieconsent@3.1.0'],
    source: `
      import 'vanilla-cookieconsent/dist/cookieconsent.css'
      import * as CookieConsent from 'vanilla-cookieconsent'
      CookieConsent.run({ categories: ${categories}, language: { default: 'en', translations: { en: {} } } })`,
  },
  {
    name: 'klaro 0.7.22',
    install: ['klaro@0.7.22'],
    source: `
      import * as klaro from 'klaro/dist/klaro-no-css'
      import 'klaro/dist/klaro.css'
      klaro.setup({ services: ['preferences', 'analytics', 'marketing'].map((name) => ({ name, purposes: [name] })) })`,
  },
  {
    name: '@c15t/react 2.2.1',
    install: ['@c15t/react@2.2.1', 'react@19.3.1', 'react-dom@19.3.1'],
    source: `
      import '@c15t/react/styles.css'
      import { ConsentBanner, ConsentDialog, ConsentManagerProvider } from '@c15t/react'
      export const parts = [ConsentBanner, ConsentDialog, ConsentManagerProvider]`,
  },
  {
    name: 'orejime 3.2.1',
    install: ['orejime@3.2.1'],
    source: `
      import 'orejime/dist/orejime-standard.css'
      window.orejimeConfig = { purposes: ['preferences', 'analytics', 'marketing'].map((id) => ({ id, title: id, cookies: [] })) }
      import 'orejime/dist/orejime-standard-en.js'`,
  },
  {
    name: 'react-cookie-consent 10.0.1 (no categories)',
    install: ['react-cookie-consent@10.0.1', 'react@19.3.1', 'react-dom@19.3.1'],
    source: `import CookieConsent from 'react-cookie-consent'; export const parts = [CookieConsent]`,
  },
  {
    name: 'cookieconsent (Osano) 3.1.1 (no categories)',
    install: ['cookieconsent@3.1.1'],
    source: `
      import 'cookieconsent/build/cookieconsent.min.css'
      import 'cookieconsent/build/cookieconsent.min.js'
      window.cookieconsent.initialise({})`,
  },
]

async function measure(source, folder) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'js' },
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'error',
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

const row = (name, bytes, budget) =>
  console.log(
    name.padEnd(52),
    `${(bytes / KIB).toFixed(2).padStart(7)} KiB`,
    budget ? ` of ${budget / KIB}${bytes > budget ? '  ABOVE THE BUDGET' : ''}` : '',
  )

for (const { name, source, budget } of ours) {
  const bytes = await measure(source, here)
  row(name, bytes, budget)
  if (bytes > budget) process.exitCode = 1
}

if (process.argv.includes('--peers'))
  for (const { name, install, source } of peers) {
    const folder = mkdtempSync(join(tmpdir(), 'consent-peer-'))
    try {
      writeFileSync(join(folder, 'package.json'), '{ "private": true }')
      execFileSync(
        'npm',
        ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...install],
        {
          cwd: folder,
        },
      )
      row(name, await measure(source, folder))
    } catch (error) {
      console.log(name.padEnd(52), `not measured: ${error.message.split('\n')[0]}`)
      process.exitCode = 1
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
