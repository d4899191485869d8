import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CSSProperties, createElement, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { hotel } from '../app/hotel.ts'
import { type Page, readAttribute } from './pages.ts'

/**
 * Pictures for the link previews of pages without a photograph of their own, by English path; of any other page, `*`.
 * Such a page shows no picture, or only engravings, or the pictures of other pages.
 */
const chosen: Record<string, string> = {
  '*': 'villa-dusk',
  '/faq': 'stair',
  '/fiere': 'bar-zenit',
  '/getting-here': 'road',
  '/vicenza': 'hero-garden',
  '/vicenza/architecture': 'loggia-arches',
  '/vicenza/day-trips': 'hero-hills',
  '/vicenza/markets': 'breakfast',
  '/vicenza/bike-route': 'vineyard',
  '/privacy-policy': 'view-day',
  '/cookie-policy': 'linen',
  '/accessibility': 'corridor',
  '/company': 'key',
}

const size = { width: 1200, height: 630 }
const maxBytes = 150 * 1024
/** Sizes of the title in px, largest first. */
const titleSizes = [66, 60, 54, 48]
/** JPEG qualities, best first: a picture with many leaves needs a lower one. */
const qualities = [82, 74, 66, 56]

const font = await readFile(
  new URL(import.meta.resolve('@fontsource/bodoni-moda/files/bodoni-moda-latin-400-normal.woff')),
)
const favicon = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8')
/** The mark of the hotel: its icon without background, in the colour of brass. */
const markSvg = favicon.replace(/<rect[^>]*>/, '').replace(/stroke="#\w+"/, 'stroke="#d9b26a"')
const mark = `data:image/svg+xml;base64,${Buffer.from(markSvg).toString('base64')}`

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url))
/** Longest name first, so that the file of a picture `key-ring` is not taken for that of `key`. */
const pictureNames = globSync('*.webp', { cwd: pictures })
  .map((file) => basename(file, '.webp'))
  .sort((a, b) => b.length - a.length)

/** Finds the photograph for a page: the chosen one, else the first on the page. */
export function findPhotograph(page: Page) {
  const path = new URL(readAttribute(page, 'link[hreflang=x-default]', 'href')).pathname
  const own = page.document
    .querySelectorAll('main img')
    .map(({ attributes: { src = '' } }) => pictureNames.find((name) => src.startsWith(`/assets/${name}-`)))
  const name = chosen[path] ?? own.find(Boolean) ?? chosen['*']
  return join(pictures, `${name}.webp`)
}

const flex = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** Draws a shadow from below, and on it the hotel's name and the title in at most two lines. */
async function drawOverlay(title: string) {
  const icon = createElement('img', { src: mark, width: 48, height: 48 })
  const name = flex({ alignItems: 'center', gap: 11, marginLeft: -5, fontSize: 29 }, icon, hotel.name)
  const backgroundImage = 'linear-gradient(to top, #141a12db, #141a128f 60%, #141a1200)'
  const column = { flexDirection: 'column', justifyContent: 'flex-end' } as const
  for (const fontSize of titleSizes) {
    const style = { fontSize, lineHeight: 1.12, marginTop: 10, textWrap: 'balance' } as const
    // A word joiner keeps a word with a hyphen on one line.
    const heading = createElement('div', { key: 'title', style }, title.replaceAll('-', '-\u2060'))
    const text = flex({ ...column, padding: '150px 60px 54px', backgroundImage }, name, heading)
    let height = 0
    const svg = await satori(flex({ ...column, height: '100%', color: '#fbf8f1' }, text), {
      ...size,
      fonts: [{ name: 'Bodoni Moda', data: font }],
      onNodeDetected: (node) => {
        if (node.key === 'title') height = node.height
      },
    })
    if (height < 3 * fontSize) return Buffer.from(svg)
  }
  throw new Error(`after-build: the title “${title}” is too long for a social image`)
}

/** Draws the picture of a page for link previews: a JPEG of 1200 × 630 px and at most 150 KiB. */
export async function drawSocialImage(title: string, photograph: string) {
  const image = sharp(photograph)
    .resize(size)
    .composite([{ input: await drawOverlay(title) }])
  for (const quality of qualities) {
    const jpeg = await image.jpeg({ quality, progressive: true }).toBuffer()
    if (jpeg.length <= maxBytes) return jpeg
  }
  throw new Error(`after-build: the social image “${title}” is larger than ${maxBytes} bytes`)
}

export const writeSocialImages = (folder: string, pages: Page[]) =>
  Promise.all(
    pages.map(async (page) => {
      if (!page.url) return
      const title = readAttribute(page, 'meta[property="og:image:alt"]', 'content')
      const { pathname } = new URL(readAttribute(page, 'meta[property="og:image"]', 'content'))
      await mkdir(join(folder, dirname(pathname)), { recursive: true })
      await writeFile(join(folder, pathname), await drawSocialImage(title, findPhotograph(page)))
    }),
  )
