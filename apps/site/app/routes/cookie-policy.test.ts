import { readFile } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../entry.server'

/** Replaces the cookie list by one without analytics cookies. */
vi.mock('../content/cookies', async (load) => {
  const content = await load<typeof import('../content/cookies')>()
  return { ...content, cookies: { ...content.cookies, analytics: [] } }
})

const readNamespace = async (language: string, namespace: string) =>
  JSON.parse(
    await readFile(new URL(`../../public/locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  )

it.each([
  ['/cookie-policy', 'None'],
  ['/it/cookie-policy', 'Nessuno'],
  ['/de/cookie-policy', 'Keine'],
])('%s shows a row that says none for a category without cookies', async (path, none) => {
  const { html } = await renderPage(path, readNamespace)
  const table = (id: string) => html.slice(html.indexOf(`aria-labelledby="${id}-title"`)).split('</table>')[0]
  expect(table('analytics')).toContain(none)
  expect(table('marketing')).not.toContain(none)
})
