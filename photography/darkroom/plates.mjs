/** Converts the SVG engravings to PNG on a paper colour, so that Blender can load them as framed pictures. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { platesFolder, renderWorkFolder } from './folders.mjs'

const INK = '#2c241b'
const PAPER = '#efe6d3'

export async function convertPlatesToPng(width = 1400) {
  if (!existsSync(platesFolder)) return
  for (const name of readdirSync(platesFolder).filter((file) => file.endsWith('.svg'))) {
    const source = path.join(platesFolder, name)
    const target = path.join(renderWorkFolder, `plate-${path.basename(name, '.svg')}.png`)
    if (existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs) continue
    const svg = readFileSync(source, 'utf8')
      .replaceAll('currentColor', INK)
      .replace(/var\(--[\w-]+, ?([^)]+)\)/g, '$1')
    await sharp(Buffer.from(svg), { density: 144 }).resize({ width }).flatten({ background: PAPER }).png().toFile(target)
  }
}
