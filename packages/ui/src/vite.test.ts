import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PictureFiles } from './index'
import { pictures } from './vite'

/** The library that vite-imagetools encodes with. */
const sharp = createRequire(import.meta.resolve('vite-imagetools'))('sharp')
const flag = new URL('../test/pictures/flags/w40/it.png', import.meta.url)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  writeFileSync(join(folder, 'flag.png'), readFileSync(flag))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds a module that imports the picture, and returns the import and the cached files. */
async function importPicture(query: string) {
  const entry = join(folder, 'entry.js')
  const cache = join(folder, 'cache')
  writeFileSync(entry, `export { default } from './flag.png?${query}'`)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [pictures({ cache: { dir: cache } })],
    build: {
      ssr: entry,
      ssrEmitAssets: true,
      rolldownOptions: { output: { entryFileNames: 'picture.mjs' } },
    },
  })
  const module = await import(/* @vite-ignore */ join(folder, 'dist/picture.mjs'))
  return { data: module.default as PictureFiles, cached: readdirSync(cache).sort() }
}

it('gives the data of a picture in each width, with a file for browsers without AVIF', async () => {
  const { data } = await importPicture('w=10;20&picture')
  expect(data).toMatchObject({ width: 20, height: 15 })
  expect(data.src).toMatch(/^\/assets\/flag-[\w-]+\.webp$/)
  expect(data.sources).toHaveLength(1)
  expect(data.sources?.[0]).toMatchObject({
    type: 'image/avif',
    srcSet: expect.stringMatching(/ 10w, .* 20w$/),
  })
  expect(data.preview).toMatch(/^data:image\/gif;base64,/)
})

it('adds a portrait crop for phones, in the width that the height of the picture allows', async () => {
  const { data } = await importPicture('w=10;20&upright=right&picture')
  expect(data.sources?.map(({ media }) => media)).toEqual(['(width < 48rem)', undefined])
  expect(data.sources?.[0]).toMatchObject({
    width: 20,
    height: 30,
    srcSet: expect.stringMatching(/^\S+ 20w$/),
  })
})

it('previews a transparent picture as a transparent one', async () => {
  const transparent = {
    width: 4,
    height: 4,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const
  await sharp({ create: transparent }).toFile(join(folder, 'flag.png'))
  const { data } = await importPicture('picture')
  const preview = Buffer.from(data.preview?.split(',')[1] ?? '', 'base64')
  expect([...(await sharp(preview).raw().toBuffer())]).toEqual(Array(16).fill(0))
})

it('names cached files by the picture and the settings, so that committed files stay valid', async () => {
  const { cached } = await importPicture('w=10;20&upright=right&picture')
  expect(cached).toEqual([
    '268afb55bff00c72b564f8d19908e1029f6447f2',
    '9002f1c11fa9f3cf90a69fb1d81f865d67703f27',
    'b8a3674dcd4d0f20aff47cf13eb071e8c0a829ed',
    'd23658a81d59800d012c50ac80322f2fa011cc00',
  ])
})
