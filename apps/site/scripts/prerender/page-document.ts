import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Manifest, ManifestChunk } from 'vite'
import type { RenderedPage } from '../../app/entry.server.tsx'

import { createAssetPath } from './asset-path.ts'
import { compileHeadScript } from './head-script.ts'
import { orderAttributes } from './order-attributes.ts'
import { pickStyles } from './page-styles.ts'
import { createPolicyElement, createResponseHeaders } from './policy.ts'
import { serverBundle } from './server-bundle.ts'

const readBuilt = (file: string) =>
  readFileSync(new URL(`../../build/client/${file}`, import.meta.url), 'utf8')
const manifest: Manifest = JSON.parse(readBuilt('.vite/manifest.json'))
const ENTRY = 'app/entry.client.tsx'
const ROUTER = 'app/lib/browser-router.ts'
const headScript = await compileHeadScript()
const scriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`
const policyElement = createPolicyElement(serverBundle.hotel, scriptHash)

/** The headers that a host must send with every response. */
export const siteResponseHeaders = createResponseHeaders(serverBundle.hotel, scriptHash)

/** The chunks that load together with a chunk. */
const findImports = ({ imports = [] }: ManifestChunk) => imports

/**
 * The chunks that a chunk loads, now or later, until the visitor leaves the page: those of the other pages load with the
 * router.
 */
const findReachable = ({ imports = [], dynamicImports = [] }: ManifestChunk) => [
  ...imports,
  ...dynamicImports.filter((name) => name !== ROUTER && !name.startsWith('app/routes/')),
]

/**
 * Collects the script and style files of a manifest entry and of its imports, or of the chunks that `findNext` finds.
 * The script of the entry is first. The styles of an import are before those of its importer, which may override them.
 */
function collectFiles(name: string, findNext = findImports) {
  const seen = new Set<string>()
  const chunks: ManifestChunk[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of findNext(chunk)) visit(next)
    chunks.push(chunk)
  }
  visit(name)
  return {
    scripts: chunks.toReversed().map(({ file }) => file),
    styles: chunks.flatMap(({ css }) => css ?? []),
    chunks,
  }
}

/**
 * Style files of a page module, of its sections and of the consent dialog, whose scripts load late. They are in the page's
 * style sheet, because they have many rules in common.
 */
function collectStyles(page: ReturnType<typeof collectFiles>) {
  const sections = page.chunks
    .flatMap(({ dynamicImports }) => dynamicImports ?? [])
    .filter((name) => name.startsWith('app/sections/'))
  return [...new Set([...page.styles, ...sections.flatMap((name) => collectFiles(name).styles)])]
}

/** The file of `app/app.css`, the styles of all pages, which load when the visitor goes to another page. */
const allStylesFile = manifest['app/app.css']?.file
if (!allStylesFile) throw new Error('prerender: the build has no styles app/app.css')
const allStyles = readBuilt(allStylesFile)

interface PageStyles {
  file: string
  css: string
  /** The style files that `css` contains. */
  parts: string[]
}

/**
 * The style sheet of each page module, which `renderPageDocument` creates: the rules of `app/app.css`, of the module and
 * of its sections that its pages use. One file compresses better than several.
 */
export const pageStyles = new Map<string, PageStyles>()

function createPageStyles(module: string, html: string) {
  const route = `app/routes/${module}.tsx`
  const scripts = new Set([ENTRY, route].flatMap((name) => collectFiles(name, findReachable).scripts))
  const parts = collectStyles(collectFiles(route))
  const css = pickStyles([allStyles, ...parts.map(readBuilt)].join('\n'), {
    html,
    scripts: [headScript, ...[...scripts].map(readBuilt)],
  })
  const styles = { file: createAssetPath('page', css, 'css'), css, parts }
  pageStyles.set(module, styles)
  return styles
}

/**
 * Scripts, and their styles, that pages import dynamically: after an interaction, or to load the data of the next page. The
 * page modules are not among them.
 */
export const lazilyImportedFiles = Object.entries(manifest)
  .filter(([name, { isDynamicEntry }]) => isDynamicEntry && !name.startsWith('app/routes/'))
  .map(([name]) => collectFiles(name))
  .flatMap(({ scripts, styles }) => [...scripts, ...styles])
  .concat(allStylesFile)
  .map((file) => `/${file}`)

const entry = collectFiles(ENTRY)
/** The font files to preload: those of the first view. The italic font loads when the page uses it. */
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2') && !file.includes('-italic'))

const attribute = (name: string, tag: string) => tag.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1] ?? ''

/**
 * Preload links of the picture that is visible without scrolling (its `<img>` has `fetchpriority="high"`), because its
 * element comes late in the HTML.
 */
function picturePreloads(html: string) {
  const [picture = ''] =
    html.match(/<picture(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/is) ?? []
  const sources = picture.match(/<source[^>]*>/g) ?? []
  // The browser uses the first source whose media query matches, so the query of each preload excludes the sources
  // before it.
  const earlier: string[] = []
  return sources.map((source) => {
    const media = attribute('media', source)
    const query = [...earlier.map((other) => `(not ${other})`), ...(media ? [media] : [])].join(' and ')
    if (media) earlier.push(media)
    return [
      '<link rel="preload" as="image" fetchpriority="high"',
      `type="${attribute('type', source)}"`,
      ...(query ? [`media="${query}"`] : []),
      `imagesrcset="${attribute('srcset', source)}"`,
      `imagesizes="${attribute('sizes', source)}">`,
    ].join(' ')
  })
}

function head({ handle, language, html }: RenderedPage, pageData: string) {
  const page = collectFiles(`app/routes/${handle.module}.tsx`)
  const messages = collectFiles(serverBundle.widgetMessagesPath(language))
  const scripts = [...new Set([...entry.scripts, ...page.scripts, ...messages.scripts])]
  const styles = pageStyles.get(handle.module) ?? createPageStyles(handle.module, html)
  const paths = scripts.map((file) => `/${file}`)
  return [
    '<meta charset="utf-8">',
    ...(policyElement ? [policyElement] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script data-policy-version="${serverBundle.hotel.policyDate}" data-scripts="${paths.join(' ')}" data-page-data="${pageData}" data-language="${language}">${headScript}</script>`,
    // The styles are after the inline script, which would wait for styles before it.
    ...[...entry.styles, styles.file].map((file) => `<link rel="stylesheet" href="/${file}">`),
    // Disabled links do not load. They keep Vite from loading these files with the scripts of the sections.
    ...styles.parts.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...picturePreloads(html),
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    `<meta name="theme-color" content="${serverBundle.THEME_COLOR}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    `<link rel="manifest" href="${serverBundle.localizePath(language, '/manifest.json')}">`,
  ].join('\n')
}

/**
 * Returns the HTML file of a page: adds scripts, styles and preloads to the HTML that React rendered.
 *
 * @param pageData URL of the file with the page's data
 */
export const renderPageDocument = (page: RenderedPage, pageData: string) =>
  orderAttributes(page.html).replace('<head>', () => `<head>\n${head(page, pageData)}\n`)
