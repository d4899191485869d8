import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { listUseClientModules } from '../../../scripts/client-modules'
import { findLostDeclarations } from '../../../scripts/lost-declarations'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

it.each(['js', 'cjs'])("publishes 'use client' in the .%s files of the modules that have it", (extension) => {
  const sources = listUseClientModules(folder('.'), '{ts,tsx}')
  expect(sources).toContain('components/consent-dialog/consent-dialog')
  expect(listUseClientModules(folder('../dist'), extension)).toEqual(sources)
})

it('keeps every declaration of the style sheets when it minifies them', async () => {
  const sheets = { styles: 'styles/index.css', gate: 'styles/gate.css' }
  // `element.css` has other selectors on purpose (`scripts/tsup-package.ts`).
  expect(globSync('*.css', { cwd: folder('../dist'), exclude: ['element.css'] }).sort()).toEqual(
    Object.keys(sheets)
      .map((name) => `${name}.css`)
      .sort(),
  )
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: await findInstalledChromium(),
  })
  const page = await browser.newPage()
  for (const [name, source] of Object.entries(sheets)) {
    const { outputFiles } = await build({ entryPoints: [folder(source)], bundle: true, write: false })
    const minified = readFileSync(folder(`../dist/${name}.css`), 'utf8')
    expect(await findLostDeclarations(page, outputFiles[0]?.text ?? '', minified), name).toEqual([])
  }
  await browser.close()
})
