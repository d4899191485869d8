import { readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { charactersInUnicodeRange, createFontSubset, fontFiles, fontFolder } from '../scripts/fonts'

it.each(fontFiles)('$file is the subset that `npm run fonts` writes', async (font) => {
  expect(readFileSync(new URL(font.file, fontFolder)).equals(await createFontSubset(font))).toBe(true)
})

it('reads single characters and spans of a unicode-range', () => {
  expect(charactersInUnicodeRange('a { unicode-range: U+41-43, U+20AC; }')).toBe('ABC€')
})

it('gives every face the same unicode-range', () => {
  const css = readFileSync(new URL('./styles/fonts.css', import.meta.url), 'utf8')
  const ranges = [...css.matchAll(/unicode-range:([^;]*)/g)].map(([, range = '']) =>
    range.replace(/\s+/g, ' '),
  )
  expect(ranges).toHaveLength(fontFiles.length)
  expect(new Set(ranges).size).toBe(1)
})

describe('a page', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findInstalledChromium() })
  })
  afterAll(() => browser.close())

  /** Opens a page of titles, with `head` in its `<head>`, whose fonts arrive after `delay` ms. */
  async function openPage(head: string, delay: number) {
    const titles = Array.from(
      { length: 30 },
      (_, index) =>
        `<h1 style="max-width: ${300 + 10 * index}px">HOTEL RISTORANTE <em>con vista sui colli</em></h1>`,
    )
    const files: Record<string, [string, string | Buffer]> = {
      '/': [
        'text/html',
        `${head}<link rel="stylesheet" href="/fonts.css">${titles.join('')}<style>${style}</style>`,
      ],
      '/fonts.css': ['text/css', readFileSync(new URL('../dist/fonts.css', import.meta.url))],
    }
    for (const { file } of fontFiles)
      files[`/fonts/${file}`] = ['font/woff2', readFileSync(new URL(file, fontFolder))]
    const page = await browser.newPage()
    const preloads = (head ? fontFiles : []).map(({ file }) =>
      page.waitForEvent('requestfinished', (request) => request.url().endsWith(file)),
    )
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url())
      const [contentType = '', body = ''] = files[pathname] ?? []
      if (pathname.startsWith('/fonts/')) await new Promise((resolve) => setTimeout(resolve, delay))
      // The first paint waits for the style sheet. On a busy machine it would otherwise come before the preloaded fonts.
      if (pathname === '/fonts.css') await Promise.all(preloads)
      await route.fulfill({ contentType, body })
    })
    await page.goto('http://ui.test/', { waitUntil: 'networkidle' })
    return page
  }
  const style = `
    h1 { margin: 0; font: 2rem 'Bodoni Moda', 'Bodoni Moda Fallback', serif }
    h1 em { font-style: italic }`

  it('does not move when its fonts arrive late', async () => {
    const page = await openPage('', 1000)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          const read = (entries: PerformanceEntryList) => {
            for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
          }
          const observer = new PerformanceObserver((list) => read(list.getEntries()))
          observer.observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 500)
        }),
    )
    expect(shift).toBe(0)
  })

  it('shows the fonts that it preloads', async () => {
    const preloads = fontFiles.map(
      ({ file }) => `<link rel="preload" href="/fonts/${file}" as="font" type="font/woff2" crossorigin>`,
    )
    const page = await openPage(preloads.join(''), 0)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('DOM.enable')
    await cdp.send('CSS.enable')
    const { root } = await cdp.send('DOM.getDocument')
    const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([])
  })
})
