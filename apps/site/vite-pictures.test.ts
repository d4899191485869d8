import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assetFileName } from './vite-pictures.ts'

const nameOf = (original: string, source: Uint8Array) =>
  assetFileName({
    type: 'asset',
    name: undefined,
    originalFileName: undefined,
    names: [],
    originalFileNames: [original],
    source,
  })
const encode = (width: number) => sharp({ create: { width, height: 8, channels: 3, background: 'red' } })

test('the sizes of a picture have the hash of their original, and each its width', async () => {
  const original = 'pictures/hero-loggia.webp'
  const small = nameOf(original, await encode(16).avif().toBuffer())
  const large = nameOf(original, await encode(32).avif().toBuffer())
  const fallback = nameOf(original, await encode(16).webp().toBuffer())
  expect(small).toMatch(/^assets\/\[name\]-[\w-]{5}-16\[extname\]$/)
  expect(large).toBe(small.replace('-16[', '-32['))
  expect(fallback).toBe(small.replace('-16[', '['))
  expect(nameOf('pictures/hero-morning.webp', await encode(16).avif().toBuffer())).not.toBe(small)
})

test('another file has the hash of its content', async () => {
  expect(nameOf('fonts/a.woff2', new Uint8Array([1]))).toBe('assets/[name]-[hash:5][extname]')
})
