import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import sharp from 'sharp'

const size = { width: 1200, height: 630 }
const margin = 60
const colours = { text: '#fbf8f1', mark: '#d9b26a', scrim: '#141a12' }
/** Sizes of the title in px, largest first. */
const titleSizes = [66, 60, 54, 48]
const maxLines = 2
/**
 * JPEG qualities to try, best first, until the file is small enough: a picture with many leaves needs a lower quality.
 */
const qualities = [82, 74, 66, 56]
const maxBytes = 150 * 1024

const require = createRequire(import.meta.url)

async function readFont(name: string) {
  const ui = createRequire(require.resolve('@meridiana/ui/fonts.css'))
  const file = ui.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`)
  return create(await readFile(file)) as Font
}

const display = await readFont('bodoni-moda/files/bodoni-moda')
const mark = (await readFile(new URL('../../public/favicon.svg', import.meta.url), 'utf8'))
  .match(/ d="[^"]+"/g)
  ?.map((d) => `<path${d}/>`)
  .join('')

const widthOf = (text: string, fontSize: number) =>
  (display.layout(text).advanceWidth * fontSize) / display.unitsPerEm

/** Converts a line of text to an SVG `<path>`, because the SVG renderer does not have the fonts of the site. */
function textPath(text: string, fontSize: number, x: number, y: number) {
  const scale = fontSize / display.unitsPerEm
  const { glyphs, positions } = display.layout(text)
  let pen = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    const outline = glyph.path.translate(pen + xOffset, yOffset).toSVG()
    pen += xAdvance
    return outline
  })
  return `<path fill="${colours.text}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outlines.join('')}"/>`
}

/** Breaks a text into lines that fit into the picture and have about the same length. */
function breakLines(text: string, fontSize: number) {
  const words = text.split(' ')
  const fill = (limit: number) => {
    const lines: string[] = []
    for (const word of words) {
      const longer = `${lines.at(-1)} ${word}`
      if (lines.length > 0 && widthOf(longer, fontSize) <= limit) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }
  const widest = size.width - 2 * margin
  const { length } = fill(widest)
  let limit = widest
  while (limit > 200 && fill(limit - 20).length === length) limit -= 20
  return fill(limit)
}

function layoutTitle(title: string) {
  const layouts = titleSizes.map((fontSize) => ({ fontSize, lines: breakLines(title, fontSize) }))
  const fits = layouts.find(
    ({ fontSize, lines }) =>
      lines.length <= maxLines && lines.every((line) => widthOf(line, fontSize) <= size.width - 2 * margin),
  )
  if (!fits) throw new Error(`site: the title “${title}” is too long for a social image`)
  return fits
}

/** Returns the SVG layer over the picture: a shadow from below, the title on it, and the hotel's name above. */
function overlay(title: string, hotelName: string) {
  const { fontSize, lines } = layoutTitle(title)
  const lineHeight = fontSize * 1.12
  const last = size.height - margin - fontSize * 0.12
  const first = last - (lines.length - 1) * lineHeight
  const nameLine = first - fontSize - 18
  const texts = lines.map((line, index) => textPath(line, fontSize, margin, first + index * lineHeight))
  const start = 1 - (nameLine - 150) / size.height
  return Buffer.from(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
      '<linearGradient id="scrim" x1="0" y1="1" x2="0" y2="0">',
      `<stop offset="0" stop-color="${colours.scrim}" stop-opacity=".86"/>`,
      `<stop offset="${start * 0.6}" stop-color="${colours.scrim}" stop-opacity=".56"/>`,
      `<stop offset="${start}" stop-color="${colours.scrim}" stop-opacity="0"/>`,
      '</linearGradient>',
      `<rect width="${size.width}" height="${size.height}" fill="url(#scrim)"/>`,
      `<g transform="translate(${margin - 5} ${nameLine - 33})" fill="none" stroke="${colours.mark}" stroke-width="2" stroke-linecap="round">${mark}</g>`,
      textPath(hotelName, 29, margin + 54, nameLine),
      ...texts,
      '</svg>',
    ].join(''),
  )
}

const backgrounds = new Map<string, Promise<Buffer>>()

const readBackground = (file: string) =>
  sharp(file)
    .resize({ ...size, fit: 'cover', position: 'centre' })
    .removeAlpha()
    .raw()
    .toBuffer()

/**
 * Draws the picture of a page for link previews: JPEG, 1200 × 630 px, at most 150 KiB.
 *
 * @param title title of the page, in its language
 * @param background path of the picture under the title
 * @throws if the title is too long
 */
export async function drawSocialImage(title: string, hotelName: string, background: string) {
  const pixels = backgrounds.get(background) ?? readBackground(background)
  backgrounds.set(background, pixels)
  const raw = { ...size, channels: 3 } as const
  const composed = await sharp(await pixels, { raw })
    .composite([{ input: overlay(title, hotelName) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  for (const quality of qualities) {
    const jpeg = await sharp(composed, { raw }).jpeg({ quality, progressive: true }).toBuffer()
    if (jpeg.length <= maxBytes) return jpeg
  }
  throw new Error(`site: the social image “${title}” is larger than ${maxBytes} bytes`)
}
