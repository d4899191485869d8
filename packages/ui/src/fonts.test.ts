import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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
