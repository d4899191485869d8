/**
 * Installs the packed package in consumers with React 18.2 and React 19: `npm run check:consumer`, after the build.
 *
 * 1. TypeScript accepts the first example of the README.
 * 2. Node can import and require the package, and render the components to HTML.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkInConsumer, reportSuccess, runCommand } from '../../../scripts/packed-package.ts'

const packageFolder = fileURLToPath(new URL('../', import.meta.url))
const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8')

const serverTest = `
  const review = (index) => ({
    reviewId: String(index), comment: 'Review number ' + index, starRating: 5, createTime: '2026-01-01',
    reviewer: { displayName: 'Anna Rossi', isAnonymous: false },
  })
  const reviews = [1, 2, 3, 4, 5, 6, 7].map(review)
  const warnings = []
  console.error = (...message) => warnings.push(message.join(' '))
  const props = { reviews, messages: it, business: { name: 'Hotel' } }
  const html = renderToString(createElement(ReviewsCarousel, props))
  const rendered = reviews.filter(({ comment }) => html.includes(comment)).length
  if (rendered !== 7) throw new Error('only ' + rendered + ' of 7 reviews are in the HTML')
  if (/\\sstyle=/.test(html)) throw new Error('the HTML has a style attribute')
  if (warnings.length) throw new Error('React warned: ' + warnings)
  if (truncateText('one two', 5) !== 'one...') throw new Error('truncateText() does not truncateText')
`
const files = {
  'readme.tsx': readme.split('```tsx\n')[1]?.split('```')[0] ?? '',
  'css.d.ts': `declare module '*.css'`,
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
    files: ['readme.tsx', 'css.d.ts'],
  }),
  'server.mjs': `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { ReviewsCarousel } from '@meridiana/reviews-widget'
    import { it } from '@meridiana/reviews-widget/locales/it'
    import { truncateText } from '@meridiana/reviews-widget/core'
    ${serverTest}`,
  'server.cjs': `
    const { createElement } = require('react')
    const { renderToString } = require('react-dom/server')
    const { ReviewsCarousel } = require('@meridiana/reviews-widget')
    const { it } = require('@meridiana/reviews-widget/locales/it')
    const { truncateText } = require('@meridiana/reviews-widget/core')
    ${serverTest}`,
}

for (const [react, types] of [
  ['18.2.0', '18.2.79'],
  ['19.3.1', '19.3.0'],
]) {
  const install = [`react@${react}`, `react-dom@${react}`, `@types/react@${types}`]
  await checkInConsumer(packageFolder, { install, files }, (folder) => {
    runCommand(packageFolder, 'npx', 'tsc', '--project', join(folder, 'tsconfig.json'))
    reportSuccess(`React ${react}: the types fit the README`)
    runCommand(folder, 'node', 'server.mjs')
    runCommand(folder, 'node', 'server.cjs')
    reportSuccess(`React ${react}: renders on the server with import and with require`)
  })
}
