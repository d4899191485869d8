import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser'
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { tokensOf, tokenThemes } from '../scripts/scheme-tokens.ts'
import { schemes } from './docs/scheme-tokens.ts'

const dist = new URL('../dist/', import.meta.url)
const filename = new URL('tokens.json', dist)

/** Fails if the file breaks a rule of the format. */
const parseTokens = async (src: string) =>
  Object.values((await parse([{ filename, src }], { config: defineConfig({}, { cwd: dist }) })).tokens)

/** Returns a token in the notation of CSS, and a property that takes such a value. */
function toStyle({ $type, $value }: TokenNormalized): [property: string, value: string] {
  switch ($type) {
    case 'color':
      return ['color', $value.hex ?? '']
    case 'dimension':
      return ['width', `${$value.value}${$value.unit}`]
    case 'duration':
      return ['transition-duration', `${$value.value}${$value.unit}`]
    case 'cubicBezier':
      return ['transition-timing-function', `cubic-bezier(${$value})`]
    case 'fontFamily':
      return ['font-family', `${$value}`]
    case 'fontWeight':
      return ['font-weight', `${$value}`]
    default:
      return ['scale', `${$value}`]
  }
}

/** Returns the scheme in which a token has an effect, and its custom property there. */
function toProperty(id: string): { scheme: string; name: string } {
  if (id === 'border-radius.small') return { scheme: 'light', name: '--ui-radius-small' }
  const [, scheme = 'light', color] = /^color\.(?:(light|quiet|band|dark|night)\.)?(.+)$/.exec(id) ?? []
  return { scheme, name: `--ui-${color ?? id.replaceAll('.', '-')}` }
}

/** Tokens that the code has as classes of Tailwind, and not as custom properties. */
const forDrawing = /^(breakpoint|space\.inside)\./

it('publishes the widths and the gaps that the components have', async () => {
  const tokens = await parseTokens(readFileSync(filename, 'utf8'))
  const pxOf = (group: string) => {
    const found = tokens.filter(({ id }) => id.startsWith(`${group}.`))
    return found.map(({ $value }) => ($value as { value: number }).value).sort((a, b) => a - b)
  }
  const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const breakpoints = source('styles/own-theme.css').matchAll(/--breakpoint-\w+: ([\d.]+)rem/g)
  expect(pxOf('breakpoint')).toEqual([...breakpoints].map(([, rem]) => Number(rem) * 16))
  const components = globSync('components/**/*.tsx', { cwd: new URL('.', import.meta.url) })
    .map(source)
    .join()
  const gaps = new Set([...components.matchAll(/ui:gap-(\d+)[\s'"]/g)].map(([, step]) => Number(step) * 4))
  expect([...gaps].filter((px) => px < 40).sort((a, b) => a - b)).toEqual(pxOf('space.inside'))
})

it('publishes each token with the value that the browser computes for it in its scheme', async () => {
  const all = await parseTokens(readFileSync(filename, 'utf8'))
  const tokens = all.filter(({ id }) => !forDrawing.test(id))
  const expected = tokens.map((token) => ({ id: token.id, style: toStyle(token), ...toProperty(token.id) }))
  expect(expected.length).toBeGreaterThan(60)

  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: await findInstalledChromium(),
  })
  const page = await browser.newPage()
  await page.setContent('<canvas width="1" height="1"></canvas><p></p>')
  await page.addStyleTag({ path: fileURLToPath(new URL('styles.css', dist)) })
  const differences = await page.evaluate((tokens) => {
    const canvas = document.querySelector('canvas')?.getContext('2d')
    const element = document.querySelector('p')
    if (!canvas || !element) throw new Error('The page has no canvas')
    // Chromium has several notations of one colour.
    const toPixel = (color: string) => {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return `${canvas.getImageData(0, 0, 1, 1).data}`
    }
    const compute = (property: string, value: string) => {
      element.style.setProperty(property, value)
      const computed = getComputedStyle(element).getPropertyValue(property)
      element.removeAttribute('style')
      return property === 'color' ? toPixel(computed) : computed
    }
    return tokens.flatMap(({ id, scheme, name, style: [property, value] }) => {
      element.dataset.scheme = scheme
      const actual = compute(property, `var(${name})`)
      return actual === compute(property, value) ? [] : [`${id}: ${value}, but ${name} is ${actual}`]
    })
  }, expected)
  await browser.close()
  expect(differences).toEqual([])
})

it('writes a complete file for each scheme of both hotels, with the same names', async () => {
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: await findInstalledChromium(),
  })
  const page = await browser.newPage()
  const surfaces: Record<string, string> = {}
  const names = new Set<string>()
  const styles = ['tokens', 'theme']
    .map((name) => readFileSync(new URL(`../src/styles/${name}.css`, dist), 'utf8'))
    .join()
  for (const theme of tokenThemes)
    for (const scheme of schemes) {
      const file = await tokensOf(page, theme, scheme)
      expect(file).not.toContain(' Fallback"')
      if (theme === 'another-hotel' && scheme === 'light')
        expect(JSON.parse(file).color).toMatchObject({
          focus: { $value: '{color.accent}' },
          selected: { $value: '{color.accent}' },
          'accent-text': { $value: '{color.accent}' },
          // As the browser paints it.
          'text-quiet': { $value: { hex: '#4a5a61' } },
        })
      const tokens = await parseTokens(file)
      names.add(`${tokens.map(({ id }) => id)}`)
      const named = tokens
        .map(({ $description = '' }) => $description.match(/^--ui-[\w-]+/)?.[0])
        .filter(Boolean)
      expect(named.length).toBeGreaterThan(70)
      expect(named.filter((name) => !styles.includes(`${name}:`))).toEqual([])
      const surface = tokens.find(({ id }) => id === 'color.surface')
      surfaces[`${theme} ${scheme}`] = surface ? toStyle(surface)[1] : ''
      const style = tokens.find(({ id }) => id === 'typography.h1.desktop')
      expect(style?.$value).toMatchObject({ fontSize: { value: 95 }, letterSpacing: { value: -1.14 } })
      const small = tokens.find(({ id }) => id === 'border-radius.small')
      expect(small && toStyle(small)[1]).toBe(theme === 'another-hotel' ? '4px' : '0px')
    }
  await browser.close()
  expect(names.size).toBe(1)
  expect(surfaces).toMatchObject({
    'casa-meridiana light': '#fbf8f1',
    'casa-meridiana night': '#172219',
    'another-hotel light': '#f7fafb',
    'another-hotel dark': '#04131a',
  })
  expect(new Set(Object.values(surfaces)).size).toBe(10)
})

it.each([
  ['an unknown unit', '{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "vw" } } }'],
  ['an alias of nothing', '{ "a": { "$type": "color", "$value": "{b}" } }'],
])('rejects %s', (_, src) => expect(parseTokens(src)).rejects.toThrow())
