import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Part of the icon that the drawing keeps free of the edge, which a phone may cut off. Source: web.dev/articles/maskable-icon */
const MASKABLE_SCALE = 0.78

/** Icons of the web manifest, in `/icons`. */
export const manifestIcons = [192, 512].flatMap((size) => [
  { name: `icon-${size}`, size, purpose: 'any', scale: 1 },
  { name: `maskable-${size}`, size, purpose: 'maskable', scale: MASKABLE_SCALE },
])

/** Icon that iPhones and iPads put on the home screen, in `/icons`. */
const appleIcon = { name: 'apple-touch-icon', size: 180, scale: MASKABLE_SCALE }

/** Sizes in px of the pictures inside of `favicon.ico`. */
const FAVICON_SIZES = [16, 32, 48]

/** Draws the SVG on a square of its own background. */
async function drawIcon(svg: Buffer, size: number, scale = 1) {
  const drawing = await sharp(svg, { density: 72 * 12 })
    .resize(Math.round(size * scale))
    .toBuffer()
  const [, background = ''] = /fill="(#\w+)"/.exec(svg.toString()) ?? []
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: drawing }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Joins PNG pictures to an ICO file. Format: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) */
function joinIcons(pictures: { size: number; png: Buffer }[]) {
  const entrySize = 16
  const header = Buffer.alloc(6 + entrySize * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + entrySize * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/**
 * Writes the icons that are no SVG, from `favicon.svg`: for home screens, and `/favicon.ico`, which browsers request
 * beside a file that names no icon (a picture, a PDF, `robots.txt`).
 */
export async function writeIcons(folder: string) {
  const svg = await readFile(join(folder, 'favicon.svg'))
  await mkdir(join(folder, 'icons'), { recursive: true })
  for (const { name, size, scale } of [...manifestIcons, appleIcon])
    await writeFile(join(folder, 'icons', `${name}.png`), await drawIcon(svg, size, scale))
  const pictures = FAVICON_SIZES.map(async (size) => ({ size, png: await drawIcon(svg, size) }))
  await writeFile(join(folder, 'favicon.ico'), joinIcons(await Promise.all(pictures)))
}
