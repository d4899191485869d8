// Draws every scene into public/drawings and reports the size of each file.
import { mkdir, writeFile } from 'node:fs/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { scenes } from './scenes/index.mjs'

const limits = { raw: 70 * 1024, brotli: 20 * 1024 }
const target = new URL('../public/drawings/', import.meta.url)
const wanted = process.argv.slice(2)

await mkdir(target, { recursive: true })
let tooBig = false
for (const [name, draw] of Object.entries(scenes)) {
  if (wanted.length && !wanted.includes(name)) continue
  const svg = draw()
  const bytes = Buffer.from(svg)
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const over = bytes.length > limits.raw || packed > limits.brotli
  tooBig ||= over
  await writeFile(new URL(`${name}.svg`, target), bytes)
  console.log(
    `${name.padEnd(12)} ${String(bytes.length).padStart(6)} raw ${String(packed).padStart(6)} brotli${over ? '  over the limit' : ''}`,
  )
}
if (tooBig) process.exitCode = 1
