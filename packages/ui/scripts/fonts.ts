import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/**
 * The OpenType features that the font files keep: the browsers' defaults, and lining figures (`lnum`), which styles
 * use.
 */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'lnum']

/** The published font files, their sources and the weights in them. */
export const fontFiles = [
  {
    file: 'bodoni-moda.woff2',
    source: require.resolve('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2'),
    wght: 400,
  },
  {
    file: 'bodoni-moda-italic.woff2',
    source: require.resolve('@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-italic.woff2'),
    wght: 400,
  },
  {
    file: 'hanken-grotesk.woff2',
    source: require.resolve(
      '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    ),
    wght: { min: 400, max: 500, default: 400 },
  },
]

/** The folder of the published font files. */
export const fontFolder = new URL('../src/styles/fonts/', import.meta.url)

/** All characters of the first `unicode-range` of a style sheet. */
export function charactersInUnicodeRange(css: string) {
  const ranges = css.match(/unicode-range:([^;}]*)/)?.[1]?.split(',') ?? []
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

/** Cuts a font down to the characters in `fonts.css` and to the weights that the components use. */
export async function createFontSubset({ source, wght }: (typeof fontFiles)[number]) {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8')
  return subsetFont(await readFile(source), charactersInUnicodeRange(css), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
  })
}
