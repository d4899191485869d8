/** Compares the look of the published packages, whose style sheets no bundler of a site has changed, with Chromium's. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { engines, type Tab } from './engines.ts'
import { until } from './journeys.ts'

const SHEETS = [
  '@meridiana/ui/styles.css',
  '@meridiana/ui/base.css',
  '@meridiana/consent/styles.css',
  '@meridiana/consent/gate.css',
  '@meridiana/reviews-widget/styles.css',
  '@meridiana/reviews-widget/badge.css',
]

async function buildPage() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('components-page.tsx', import.meta.url)) },
    },
  })
  const scripts = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const script = scripts.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  const styles = SHEETS.map((sheet) => readFileSync(fileURLToPath(import.meta.resolve(sheet)), 'utf8'))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Packages</title>
${styles.map((text) => `<style>${text}</style>`).join('\n')}
<body><script type="module">${script.replaceAll('</script', '<\\/script')}</script></body></html>`
}

async function servePage() {
  const html = await buildPage()
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  server.unref()
  return `http://localhost:${(server.address() as { port: number }).port}/`
}

/** The colours and the direction of every part of the components, by its place in the page and its name. */
function readLook() {
  const names = [
    'ui-button',
    'consent-button',
    'consent-gate',
    'reviews-card',
    'reviews-badge',
    'consent-dialog',
  ]
  if (!names.every((name) => document.querySelector(`[data-slot=${name}]`))) return null
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
  return [...document.querySelectorAll('[data-slot]')].map((element, index) => {
    const { color, backgroundColor, borderTopColor, fill, scale } = getComputedStyle(element)
    // The colour itself is not compared: old browsers inherit no variables into `::backdrop`.
    const hasBackdrop = !getComputedStyle(element, '::backdrop').backgroundColor.endsWith(' 0)')
    const look = [color, backgroundColor, borderTopColor, fill, scale, hasBackdrop].join(' | ')
    return `${index} ${element.getAttribute('data-slot')}: ${look}`
  })
}

async function readLooks(tab: Tab, address: string) {
  await tab.resize(1280, 844)
  const looks: string[] = []
  for (const scheme of ['light', 'dark', '']) {
    // The query makes it another document.
    await tab.goto(`${address}?${scheme}#${scheme}`)
    const parts = await until(tab, 'the components are not there', readLook)
    looks.push(...parts.map((part) => `${scheme || 'no scheme'}: ${part}`))
  }
  return looks
}

let page: Promise<string> | undefined
let reference: Promise<string[]> | undefined

async function readReference(address: string) {
  const tab = await engines.chromium?.()
  if (!tab) throw new Error('there is no Chromium to compare with')
  try {
    return await readLooks(tab, address)
  } finally {
    await tab.close()
  }
}

export async function comparePackages(tab: Tab) {
  page ??= servePage()
  const address = await page
  await tab.goto(address)
  // The registry's Chrome 111 is a build from before its release, and the release has `color-mix()`.
  if (!(await tab.run(() => CSS.supports('color', 'color-mix(in srgb, red, blue)')))) return 'no color-mix()'
  reference ??= readReference(address)
  const expected = new Set(await reference)
  const different = (await readLooks(tab, address)).filter((part) => !expected.has(part))
  if (different.length > 0) throw new Error(`other than in Chromium:\n${different.join('\n')}`)
  return undefined
}
