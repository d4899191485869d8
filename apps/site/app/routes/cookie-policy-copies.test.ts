import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../entry.server'

/** Replaces the settings by those of a hotel that has switched off the offline copies of pages. */
vi.mock('../hotel', async (load) => {
  const { hotel } = await load<typeof import('../hotel')>()
  return { hotel: { ...hotel, offlineCopies: false } }
})

const readNamespace = async (language: string, namespace: string) =>
  JSON.parse(
    await readFile(new URL(`../../public/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  )

it.each([
  ['en', '/cookie-policy', /cop(y|ies) of|site-&lt;/gi],
  ['it', '/it/cookie-policy', /copi[ae]|site-&lt;/gi],
  ['de', '/de/cookie-policy', /kopien?|site-&lt;/gi],
])('without offline copies the %s cookie policy does not name them', async (language, path, words) => {
  const texts = JSON.stringify(await readNamespace(language, 'cookies'))
  expect(texts.match(words)?.length).toBeGreaterThan(1)
  const { html } = await renderPage(path, readNamespace)
  expect(html.match(words)).toBeNull()
})
