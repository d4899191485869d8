import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { headScript, headScriptHash } from '@meridiana/consent/head-script'
import type { Manifest } from 'vite'
import type { RenderedPage } from '../../app/entry.server.tsx'
import { bootScript } from '../boot-script.ts'
import { contentSecurityPolicy, responseHeaders } from './policy.ts'
import { serverBundle } from './server-bundle.ts'

const manifest: Manifest = JSON.parse(
  await readFile(new URL('../../build/client/.vite/manifest.json', import.meta.url), 'utf8'),
)
const boot = await bootScript()
const bootHash = `sha256-${createHash('sha256').update(boot).digest('base64')}`

const scriptHashes = [headScriptHash, bootHash]
const policy = contentSecurityPolicy(serverBundle.hotel, scriptHashes)

/** The headers of every response. */
export const headers = responseHeaders(serverBundle.hotel, scriptHashes)

/** Script and style files of an entry of the manifest and of its imports. The script of the entry is first. */
function collectFiles(name: string) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  visit(name)
  const chunks = [...seen].flatMap((key) => manifest[key] ?? [])
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css }) => css ?? []) }
}

const entry = collectFiles('app/entry.client.tsx')
const fonts = Object.values(manifest)
  .flatMap(({ assets }) => assets ?? [])
  .filter((file) => file.endsWith('.woff2'))

function head({ handle, data }: RenderedPage) {
  const page = collectFiles(`app/routes/${handle.module}.tsx`)
  const messages = collectFiles(serverBundle.widgetMessagesPath(data.language))
  const scripts = [...new Set([...entry.scripts, ...page.scripts, ...messages.scripts])]
  const styles = [...new Set([...entry.styles, ...page.styles])]
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    // Before all other scripts, so that Google Consent Mode has its default (denied) before any of them runs.
    `<script data-policy-version="${serverBundle.hotel.policyDate}">${headScript}</script>`,
    `<script>${boot}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="theme-color" content="#fbf8f1">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
    `<script type="module" src="/${entry.scripts[0]}"></script>`,
  ].join('\n')
}

/** The HTML file of a page: adds policy, scripts, styles, preloads and data to the HTML that React rendered. */
export function pageDocument(page: RenderedPage) {
  const data = `<script type="application/json" id="${serverBundle.PAGE_DATA_ID}">${serverBundle.toInlineJson(page.data)}</script>`
  return page.html
    .replace('<head>', () => `<head>\n${head(page)}\n`)
    .replace('</body>', () => `${data}</body>`)
}
