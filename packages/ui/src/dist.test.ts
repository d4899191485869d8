import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { listUseClientModules } from '../../../scripts/client-modules'
import { findLostDeclarations } from '../../../scripts/lost-declarations'
import { compileStyles } from '../../../scripts/style-compiler'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

it.each(['js', 'cjs'])("publishes 'use client' in the .%s files of the modules that have it", (extension) => {
  const sources = listUseClientModules(folder('.'), '{ts,tsx}')
  expect(sources).toContain('components/composites/hero/hero')
  expect(listUseClientModules(folder('../dist'), extension)).toEqual(sources)
})

it.each(globSync('*.css', { cwd: folder('../dist') }))(
  'publishes %s compiled for the oldest browsers',
  (file) => {
    const css = readFileSync(folder(`../dist/${file}`), 'utf8')
    expect(compileStyles(file, css)).toBe(css)
  },
)

const readBuilt = (file: string) => readFileSync(folder(`../dist/${file}`), 'utf8')

it('keeps every declaration when it minifies styles.css and fonts.css', async () => {
  const tailwind = ['tailwindcss', '--input=src/styles/index.css']
  const styles = execFileSync('npx', tailwind, { cwd: folder('..'), encoding: 'utf8', stdio: 'pipe' })
  const fonts = readFileSync(folder('styles/fonts.css'), 'utf8')
  expect(
    await findLostDeclarations({
      'styles.css': { before: styles, after: readBuilt('styles.css') },
      'fonts.css': { before: fonts, after: readBuilt('fonts.css') },
    }),
  ).toEqual([])
})

it('keeps every declaration of all sheets when a site minifies them', async () => {
  const sheets = globSync('*.css', { cwd: folder('../dist') }).map(async (file) => {
    return [file, { before: readBuilt(file), after: await minify(folder(`../dist/${file}`)) }] as const
  })
  expect(await findLostDeclarations(Object.fromEntries(await Promise.all(sheets)))).toEqual([])
})

/** Minifies a style sheet with Vite, for the newest browsers: the other targets change less. */
async function minify(file: string) {
  const result = await build({
    configFile: false,
    root: folder('..'),
    logLevel: 'error',
    build: { write: false, cssTarget: 'esnext', assetsInlineLimit: 0, rolldownOptions: { input: file } },
  })
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const sheet = outputs.find((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  return sheet?.type === 'asset' ? sheet.source.toString() : ''
}
