/**
 * Installs the packed tarball in a consumer with React 19 and Vite, and without Tailwind: `npm run check:consumer`
 * (needs `npm run build`).
 *
 * 1. TypeScript compiles the first example page of the README.
 * 2. Node renders the components, by `import` and by `require`, without a style attribute.
 * 3. Vite builds the example page; the output contains the styles, the fonts and the consumer's own colour.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkInConsumer, reportSuccess, runCommand } from '../../../scripts/packed-package.ts'

const here = fileURLToPath(new URL('../', import.meta.url))
const readme = readFileSync(join(here, 'README.md'), 'utf8')
/** Returns the first code block of the README in a language, for example `tsx`. */
const example = (language: string) => readme.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? ''
const { devDependencies, peerDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const versionOf = (name: string) =>
  JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8')).version
const install = [...Object.keys(peerDependencies), '@types/react', '@types/react-dom', 'vite']
  .filter((name) => name in devDependencies)
  .map((name) => `${name}@${versionOf(name)}`)

const serverTest = `
  const html = renderToString(createElement(Section, { scheme: 'band' }, createElement(Button, null, 'Book')))
  if (!html.includes('data-slot="ui-button"') || /\\sstyle=/.test(html)) throw new Error(html)`
const files = {
  'index.html':
    '<!doctype html><html lang="en"><title>House</title><div id="root"></div><script type="module" src="/main.tsx"></script>',
  'main.tsx': `
    import { createRoot } from 'react-dom/client'
    import { Page } from './page'
    createRoot(document.getElementById('root')!).render(<Page />)`,
  'page.tsx': example('tsx'),
  'theme.css': example('css'),
  'css.d.ts': `declare module '*.css'`,
  'vite.config.js': `export default { oxc: { jsx: { runtime: 'automatic' } } }`,
  'tsconfig.json': JSON.stringify({
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
    files: ['main.tsx', 'css.d.ts'],
  }),
  'server.mjs': `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { Button, Section } from '@meridiana/ui'
    ${serverTest}`,
  'server.cjs': `
    const { createElement } = require('react')
    const { renderToString } = require('react-dom/server')
    const { Button, Section } = require('@meridiana/ui')
    ${serverTest}`,
}

await checkInConsumer(here, { install, files }, async (folder) => {
  runCommand(here, 'npx', 'tsc', '--project', join(folder, 'tsconfig.json'))
  reportSuccess('the types fit the README')
  runCommand(folder, 'node', 'server.mjs')
  runCommand(folder, 'node', 'server.cjs')
  reportSuccess('rendered by import and by require')
  runCommand(folder, 'npx', 'vite', 'build', '--logLevel', 'error')
  const assets = readdirSync(join(folder, 'dist/assets'))
  const read = (extension: string) =>
    assets
      .filter((name) => name.endsWith(extension))
      .map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8'))
      .join('')
  const css = read('.css')
  const missing = ['[data-slot=ui-button]', '--ui-surface:', '.ui\\:', '@font-face', '#0d5c75'].filter(
    (needle) => !css.replaceAll(/["']/g, '').includes(needle),
  )
  if (missing.length > 0) throw new Error(`not in the built styles: ${missing}`)
  if (assets.filter((name) => name.endsWith('.woff2')).length !== 3)
    throw new Error(`fonts missing: ${assets}`)
  if (/embla|tablist/i.test(read('.js'))) throw new Error('code of components that the page does not use')
  reportSuccess(`built by Vite without Tailwind: ${assets.length} files`)
})
