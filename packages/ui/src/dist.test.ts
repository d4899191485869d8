import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listUseClientModules } from '../../../scripts/client-modules'
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
