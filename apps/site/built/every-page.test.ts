import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { localizePath } from '../app/lib/languages/paths'
import { languageCodes, localizedPages } from '../e2e/pages'
import { keepsLimit } from '../measure/budget'
import { folder } from './page'

/** Every page of the built site, with its links. */
const pages = globSync('**/*.html', { cwd: folder }).map((file) => {
  const html = readFileSync(folder + file, 'utf8')
  const document = parse(html)
  const links = document.querySelectorAll('a[href]').map((link) => ({
    href: link.getAttribute('href') ?? '',
    tag: link.outerHTML.slice(0, link.outerHTML.indexOf('>')),
    isOutside: /^https?:/.test(link.getAttribute('href') ?? ''),
  }))
  return { file, html, document, links }
})

it('the built site has every page that the tests name', () => {
  expect(localizedPages.length).toBeGreaterThan(80)
  // The 404 page of each language, and two addresses of the post about the surroundings, have no entry in the sitemap.
  expect(pages.length).toBe(localizedPages.length + 6)
})

it('the built site has no files of the build tools', () => {
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
})

it('on every page links to other sites open in a new tab, and others do not; the booking engine is in Italian', () => {
  for (const { file, links } of pages) {
    expect(links.filter(({ href }) => href.includes('booking.')).length, file).toBeGreaterThan(0)
    for (const { href, tag, isOutside } of links) {
      expect(tag.includes('target="_blank"'), `${file}: ${tag}`).toBe(isOutside)
      if (isOutside) expect(tag, file).toMatch(/rel="[^"]*noopener/)
      if (href.includes('booking.'))
        expect(href, file).toMatch(
          /^https:\/\/booking\.casameridiana\.example\/\?portal=CM-0444&lang=it(&checkin=[\d-]+&checkout=[\d-]+)?$/,
        )
    }
  }
})

it('every internal link leads to a file', () => {
  const targets = new Set(
    pages.flatMap(({ links }) =>
      links.filter(({ href }) => href.startsWith('/')).map(({ href }) => href.replace(/[?#].*/, '')),
    ),
  )
  expect(targets.size).toBeGreaterThan(80)
  const missing = [...targets].filter(
    (path) =>
      !existsSync(`${folder}${path}/index.html`) && !(path.includes('.') && existsSync(folder + path)),
  )
  expect(missing).toEqual([])
})

it('every page has its language, a description, its canonical URL and those of the other languages', () => {
  const origin = 'https://casameridiana.example'
  for (const { language, plainPath, path } of localizedPages) {
    const document = pages.find(
      ({ file }) => `/${file}` === `${path}/index.html`.replace('//', '/'),
    )?.document
    const hrefOf = (selector: string) => document?.querySelector(`head link${selector}`)?.getAttribute('href')
    expect(document?.querySelector('html')?.getAttribute('lang'), path).toBe(language)
    expect(document?.querySelector('title')?.text, path).toMatch(/.{20}/)
    expect(document?.querySelector('meta[name=description]')?.getAttribute('content'), path).toMatch(/.{40}/)
    expect(hrefOf('[rel=canonical]')).toBe(origin + path)
    expect(hrefOf('[hreflang=x-default]')).toBe(origin + plainPath)
    for (const code of languageCodes)
      expect(hrefOf(`[hreflang=${code}]`)).toBe(origin + localizePath(code, plainPath))
  }
})

it('every HTML file has a title and a description, also those of addresses that do not exist', () => {
  for (const { file, document } of pages) {
    expect(document.querySelector('title')?.text, file).toMatch(/.{20}/)
    const description = document.querySelector('meta[name=description]')?.getAttribute('content')
    expect(description, file).toMatch(/.{40}/)
  }
})

it('the sitemap lists every page in every language, with its alternates', () => {
  const sitemap = readFileSync(`${folder}sitemap.xml`, 'utf8')
  for (const { path } of localizedPages)
    expect(sitemap).toContain(`<loc>https://casameridiana.example${path}</loc>`)
  expect(sitemap).not.toContain('dintorni')
  expect(sitemap.match(/hreflang="x-default"/g)?.length).toBe(sitemap.match(/<loc>/g)?.length)
})

it('every page has its picture for link previews', () => {
  for (const { file, document } of pages) {
    const meta = (key: string) =>
      document.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content')
    if (meta('og:image') === undefined) continue
    expect(meta('twitter:card'), file).toBe('summary_large_image')
    expect(meta('og:image:alt'), file).toMatch(/.{4}/)
    const { origin, pathname } = new URL(meta('og:image') ?? '')
    expect(origin).toBe('https://casameridiana.example')
    expect(existsSync(folder + pathname), file).toBe(true)
  }
  expect(pages.filter(({ html }) => html.includes('og:image:alt')).length).toBeGreaterThan(80)
})

const words = new URL('../public/locales/en/', import.meta.url)

/** First segments of all translation keys: `meta`, `rooms` … */
const groups = readdirSync(words).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(new URL(file, words), 'utf8'))),
)

/**
 * Matches a translation key that the page shows instead of its text (`meta.title`, `p5`), or a placeholder without a
 * value (`{{count}}`).
 */
const KEY = new RegExp(`(?<![\\w@.-])(?:${groups.join('|')})\\.\\w+|\\b[hp]\\d{1,2}\\b|\\{\\{.*?\\}\\}`, 'g')

it('no page shows a key, a tag or a placeholder instead of a text', () => {
  expect(groups.length).toBeGreaterThan(50)
  for (const { file, html, document } of pages) {
    const named = document
      .querySelectorAll('[aria-label], [alt], [title], [placeholder]')
      .flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      )
    for (const element of document.querySelectorAll('script, style, noscript')) element.remove()
    const text = [
      document.querySelector('title')?.text,
      ...named,
      document.querySelector('body')?.structuredText,
    ]
    expect(text.join('\n').match(KEY) ?? [], file).toEqual([])
    expect(html, file).not.toMatch(/&lt;\/?(em|it)&gt;/)
  }
})

it('every page and its style sheets keep their limits of budget.json', () => {
  const sizeOf = (file: string) => statSync(`${folder}${file}.br`).size / 1024
  for (const { file, document } of pages) {
    const path = `/${file.replace(/index\.html$/, '')}`
    expect.soft(keepsLimit(path, 'HTML KiB', sizeOf(file)), `${file}: ${sizeOf(file)} KiB`).toBe(true)
    const sheets = document.querySelectorAll('link[rel=stylesheet]')
    expect(sheets.length, file).toBeGreaterThan(0)
    const css = sheets.reduce((sum, sheet) => sum + sizeOf(sheet.getAttribute('href') ?? ''), 0)
    expect.soft(keepsLimit(path, 'CSS KiB', css), `${file}: ${css} KiB of CSS`).toBe(true)
  }
})

it('the fonts have every character of the pages', () => {
  const css = globSync('assets/app-*.css', { cwd: folder }).map((file) =>
    readFileSync(folder + file, 'utf8'),
  )[0]
  const spans = (css?.match(/unicode-range:([^;}]*)/i)?.[1]?.split(',') ?? []).map((range) => {
    const [first = Number.NaN, last = first] = range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return { first, last }
  })
  const isIncluded = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return spans.some(({ first, last }) => first <= code && code <= last)
  }
  expect(isIncluded('a')).toBe(true)
  expect(isIncluded('Ж')).toBe(false)
  // Line breaks, soft hyphens and word joiners are invisible. The browser takes the prime from another font.
  const other = /[\p{Cc}\p{Default_Ignorable_Code_Point}′]/u
  const characters = new Set(
    pages.flatMap(({ document }) => [...(document.querySelector('body')?.structuredText ?? '')]),
  )
  const missing = [...characters].filter((character) => !other.test(character) && !isIncluded(character))
  expect(missing).toEqual([])
})

it.each(languageCodes)(
  'the web manifest in %s has the name, the start page, and icons in their sizes',
  (code) => {
    const start = localizePath(code, '/')
    const html = readFileSync(`${folder}${start}/index.html`, 'utf8')
    const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
    const [, touch = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
    const manifest = JSON.parse(readFileSync(folder + href, 'utf8'))
    expect(manifest).toMatchObject({ name: 'Casa Meridiana', lang: code, start_url: start })
    expect(html).toContain(manifest.description)
    const icons = [...manifest.icons, { src: touch, sizes: '180x180' }]
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes } of icons) {
      // Width and height of a PNG are at its bytes 16 and 20.
      const file = readFileSync(folder + src)
      if (sizes !== 'any') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
  },
)

it('/favicon.ico, which browsers request beside files without an icon, has the mark in three sizes', () => {
  const file = readFileSync(`${folder}/favicon.ico`)
  // An ICO file: its type, the number of pictures, and for each 16 bytes with its length and place at the bytes 8 and 12.
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3])
  const sizes = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index
    const start = file.readUInt32LE(entry + 12)
    const png = file.subarray(start, start + file.readUInt32LE(entry + 8))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    return [file.readUInt8(entry), png.readUInt32BE(16), png.readUInt32BE(20)]
  })
  expect(sizes).toEqual([16, 32, 48].map((size) => [size, size, size]))
})
