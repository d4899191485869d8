import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { listUseClientModules } from '../../../scripts/client-modules'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

it.each(['js', 'cjs'])("publishes 'use client' in the .%s files of the modules that have it", (extension) => {
  const sources = listUseClientModules(folder('.'), '{ts,tsx}')
  expect(sources).toContain('components/composites/hero/hero')
  expect(listUseClientModules(folder('../dist'), extension)).toEqual(sources)
})

describe('minifying', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findInstalledChromium() })
    page = await browser.newPage()
  })
  afterAll(() => browser.close())

  async function expectKept(before: string, after: string) {
    const kept = await page.evaluate(countDeclarations, after)
    const declarations = Object.entries(await page.evaluate(countDeclarations, before))
    expect(declarations).not.toEqual([])
    expect(declarations.filter(([key, count]) => (kept[key] ?? 0) < count)).toEqual([])
  }

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

/**
 * Runs in the browser: lists the declarations of a style sheet that the browser accepts, by selector and property, with
 * the number of different conditions (layers, media queries …). The conditions themselves are left out, because
 * minifying writes them in another way.
 */
function countDeclarations(css: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const found = new Map<string, Set<string>>()
  const collect = (rules: CSSRuleList, parents: string[], conditions: string) => {
    for (const rule of rules) {
      const { selectorText, keyText = '', style, cssRules } = rule as CSSStyleRule & CSSKeyframeRule
      // Commas inside parentheses do not separate selectors.
      const own = (selectorText ?? keyText).split(/,\s*(?![^(]*\))/)
      const selectors = own.flatMap((selector) =>
        parents.map((parent) => selector.replaceAll('&', parent) || parent),
      )
      for (const selector of selectors)
        for (const property of style ?? []) {
          const key = `${selector.replace(/[\s()]|:is\b/g, '')} ${property}`
          found.set(key, (found.get(key) ?? new Set()).add(conditions))
        }
      const condition = selectorText ? '' : rule.cssText.split('{')[0]
      if (cssRules) collect(cssRules, selectors, conditions + condition)
    }
  }
  if (style.sheet) collect(style.sheet.cssRules, [''], '')
  style.remove()
  return Object.fromEntries([...found].map(([key, conditions]) => [key, conditions.size]))
}
