import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { expect, it } from 'vitest'
import { listUseClientModules } from '../../../scripts/client-modules'
import { findLostDeclarations } from '../../../scripts/lost-declarations'
import { compileStyles } from '../../../scripts/style-compiler'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

it.each(['js', 'cjs'])("publishes 'use client' in the .%s files of the modules that have it", (extension) => {
  const sources = listUseClientModules(folder('.'), '{ts,tsx}')
  expect(sources).toContain('components/consent-dialog/consent-dialog')
  expect(listUseClientModules(folder('../dist'), extension)).toEqual(sources)
})

it.each(globSync('*.css', { cwd: folder('../dist') }))(
  'publishes %s compiled for the oldest browsers',
  (file) => {
    const css = readFileSync(folder(`../dist/${file}`), 'utf8')
    expect(compileStyles(file, css)).toBe(css)
  },
)

it('keeps every declaration of the style sheets when it minifies them', async () => {
  // `element.css` has other selectors on purpose (`scripts/tsup-package.ts`).
  const names = globSync('*.css', { cwd: folder('../dist'), exclude: ['element.css'] })
  const sheets = names.map((name) => {
    const source = folder(`styles/${name.replace('styles', 'index')}`)
    const { outputFiles } = buildSync({ entryPoints: [source], bundle: true, write: false })
    return [
      name,
      {
        before: outputFiles[0]?.text ?? '',
        after: readFileSync(folder(`../dist/${name}`), 'utf8'),
      },
    ]
  })
  expect(await findLostDeclarations(Object.fromEntries(sheets))).toEqual([])
})
