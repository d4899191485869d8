/* Installs the tarball beside React 18.2 and React 19 and renders it on the server, as ESM and as CommonJS. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

const BODY = `
const review = (index) => ({
  reviewId: String(index), comment: 'Review number ' + index, starRating: 5, createTime: '2026-01-01',
  reviewer: { displayName: 'Anna Rossi', isAnonymous: false },
})
const reviews = [1, 2, 3, 4, 5, 6, 7].map(review)
const warnings = []
console.error = (...message) => warnings.push(message.join(' '))
const html = renderToString(createElement(ReviewsCarousel, { reviews, words: it, business: { name: 'House' } }))
const shown = reviews.filter(({ comment }) => html.includes(comment)).length
if (shown !== 7) throw new Error('only ' + shown + ' of 7 reviews are in the HTML')
if (/\\sstyle=/.test(html)) throw new Error('the HTML has a style attribute')
if (warnings.length) throw new Error('React warned: ' + warnings)
if (truncate('one two', 5) !== 'one...') throw new Error('the core does not truncate')
console.log('React ' + version + ', ' + kind + ': 7 of 7 reviews')
`

const ESM = `import { createElement, version } from 'react'
import { renderToString } from 'react-dom/server'
import { it, ReviewsCarousel } from '@meridiana/reviews-widget'
import { truncate } from '@meridiana/reviews-widget/core'
const kind = 'ESM'${BODY}`

const COMMONJS = `const { createElement, version } = require('react')
const { renderToString } = require('react-dom/server')
const { it, ReviewsCarousel } = require('@meridiana/reviews-widget')
const { truncate } = require('@meridiana/reviews-widget/core')
const kind = 'CommonJS'${BODY}`

const folder = mkdtempSync(join(tmpdir(), 'reviews-widget-'))
try {
  execFileSync('npx', ['-y', packageManager, 'pack', '--pack-destination', folder], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const tarball = join(folder, readdirSync(folder)[0])

  for (const react of ['18.2.0', '19.3.1']) {
    const cwd = join(folder, react)
    mkdirSync(cwd)
    writeFileSync(join(cwd, 'package.json'), '{ "private": true }')
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', tarball, `react@${react}`, `react-dom@${react}`],
      {
        cwd,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    writeFileSync(join(cwd, 'esm.mjs'), ESM)
    writeFileSync(join(cwd, 'commonjs.cjs'), COMMONJS)
    execFileSync('node', ['esm.mjs'], { cwd, stdio: 'inherit' })
    execFileSync('node', ['commonjs.cjs'], { cwd, stdio: 'inherit' })
  }
} finally {
  rmSync(folder, { recursive: true })
}
