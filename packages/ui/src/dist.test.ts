import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
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

describe('minifying', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findInstalledChromium() })
    page = await browser.newPage()
  })
  afterAll(() => browser.close())

  const expectKept = async (before: string, after: string) =>
    expect(await findLostDeclarations(page, before, after)).toEqual([])

  it('keeps every declaration of the sources of styles.css', () =>
    expectKept(
      execFileSync('npx', ['tailwindcss', '--input=src/styles/index.css'], {
        cwd: folder('..'),
        encoding: 'utf8',
        stdio: 'pipe',
      }),
      readFileSync(folder('../dist/styles.css'), 'utf8'),
    ))

  it('keeps every declaration of the source of fonts.css', () =>
    expectKept(
      readFileSync(folder('styles/fonts.css'), 'utf8'),
      readFileSync(folder('../dist/fonts.css'), 'utf8'),
    ))

  it.each(globSync('*.css', { cwd: folder('../dist') }))(
    'on a site keeps every declaration of %s',
    async (file) =>
      expectKept(readFileSync(folder(`../dist/${file}`), 'utf8'), await minify(folder(`../dist/${file}`))),
  )
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
