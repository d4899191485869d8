import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { listClientModules } from '../../../scripts/client-modules'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

it.each(['js', 'cjs'])("publishes 'use client' in the .%s files of the modules that have it", (extension) => {
  const sources = listClientModules(folder('.'), '**/*.{ts,tsx}')
  expect(sources).toContain('components/consent-dialog/consent-dialog')
  expect(listClientModules(folder('../dist'), `**/*.${extension}`)).toEqual(sources)
})
