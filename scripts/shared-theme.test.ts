import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contrastRatio, minimumContrasts } from '../stories/contrast.ts'
import { CHROMIUM_ARGS, findInstalledChromium } from './chromium.mjs'

const { Button, IconButton } = await import('../packages/ui/dist/index.js')

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')
const theme = read('stories/another-hotel.css')

const uiButton = (variant: 'solid' | 'outline') =>
  renderToStaticMarkup(createElement(Button, { variant }, 'Button'))

/** The controls of the three packages on one page. */
const controls = `
  <p id="ui">${uiButton('solid')}${uiButton('outline')}${renderToStaticMarkup(createElement(IconButton, { icon: 'close' }))}</p>
  <p id="consent">
    <button data-slot="consent-button" data-variant="solid">Button</button>
    <button data-slot="consent-button" data-variant="outline">Button</button>
  </p>
  <p style="position: relative; height: 6rem">
    <button data-slot="consent-close"><svg data-slot="consent-icon" width="16" viewBox="0 0 16 16"></svg></button>
  </p>
  <p id="reviews">
    <button data-slot="reviews-button">Button</button>
    <button data-slot="reviews-button" data-icon="next"><svg data-slot="reviews-icon" viewBox="0 0 16 16"></svg></button>
  </p>
  <dialog data-slot="consent-dialog" data-mode="preferences" open>
    <input type="checkbox" data-slot="consent-checkbox">
  </dialog>`

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findInstalledChromium() })
  page = await browser.newPage()
})
afterAll(() => browser.close())

/** Shows the controls in a scheme with the styles of the packages, and with a theme. */
const show = async (scheme: string, css = '') => {
  // No control is hovered.
  await page.mouse.move(1200, 700)
  await page.setContent(`<html data-scheme="${scheme}" data-theme="another-hotel">
    <style>${['ui/dist/base', 'ui/dist/styles', 'consent/dist/styles', 'reviews-widget/dist/styles'].map((path) => read(`packages/${path}.css`)).join('\n')}</style>
    <style>${css}</style>
    <body data-scheme="${scheme}">${controls}</body></html>`)
}

const PROPERTIES = [
  'color',
  'border-top-left-radius',
  'min-height',
  'padding-left',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
]

/** Returns the computed look of an element. */
const lookOf = (selector: string, properties = PROPERTIES) =>
  page.locator(selector).evaluate((element, names) => {
    const styles = getComputedStyle(element)
    // The style sheet of ui alone has Arial with the measures of Hanken Grotesk.
    const read = (name: string) => styles.getPropertyValue(name).replace(' "Hanken Grotesk Fallback",', '')
    return Object.fromEntries(names.map((name) => [name, read(name)]))
  }, properties)

/** Returns the colour of one pixel of the page. */
const pixelAt = async (x: number, y: number) => {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, animations: 'disabled' })
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas').getContext('2d')
    canvas?.drawImage(image, 0, 0)
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
  }, png.toString('base64'))
}

/** Returns the colour of a control beside its text or icon: at rest, under the pointer and pressed. */
const stepsOf = async (selector: string, left: number) => {
  const control = page.locator(selector)
  const { x, y, height } = (await control.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  const steps: number[][] = []
  const away = () => page.mouse.move(1200, 700)
  for (const act of [away, () => control.hover(), () => page.mouse.down()]) {
    await act()
    steps.push(await pixelAt(x + left, y + height / 2))
  }
  await away()
  await page.mouse.up()
  return steps
}

const SOLID = '[data-variant=solid]'
const OUTLINE = '[data-variant=outline]'

for (const [name, css, expected] of [
  [
    'without a theme',
    '',
    { background: 'rgb(155, 71, 42)', radius: '0px', height: '52px', font: /^"Hanken Grotesk"/ },
  ],
  [
    'with the theme of another hotel',
    theme,
    { background: 'rgb(14, 106, 135)', radius: '24px', height: '48px', font: /^"Segoe UI"/ },
  ],
] as const) {
  for (const scheme of ['light', 'dark']) {
    it(`gives the buttons of all packages one look ${name} (${scheme})`, async () => {
      await show(scheme, css)
      const solid = await lookOf(`#ui ${SOLID}`)
      if (scheme === 'light')
        expect(await lookOf(`#ui ${SOLID}`, ['background-color'])).toEqual({
          'background-color': expected.background,
        })
      expect(solid).toMatchObject({
        'border-top-left-radius': expected.radius,
        'min-height': expected.height,
        'font-family': expect.stringMatching(expected.font),
      })
      expect(await lookOf(`#consent ${SOLID}`)).toEqual(solid)
      const outline = await lookOf(`#ui ${OUTLINE}`)
      expect(await lookOf(`#consent ${OUTLINE}`)).toEqual(outline)
      expect(await lookOf('#reviews > :first-child')).toEqual(outline)
    })

    it(`gives the buttons of all packages one tint, hovered and pressed, ${name} (${scheme})`, async () => {
      await show(scheme, css)
      for (const [[own, ...others], left] of [
        [[`#ui ${SOLID}`, `#consent ${SOLID}`], 14],
        [[`#ui ${OUTLINE}`, `#consent ${OUTLINE}`, '#reviews > :first-child'], 14],
        [['#ui [data-slot=ui-icon-button]', '[data-slot=consent-close]', '#reviews [data-icon]'], 8],
        // The line around it.
        [['#ui [data-slot=ui-icon-button]', '[data-slot=consent-close]', '#reviews [data-icon]'], 0],
      ] as const) {
        const steps = await stepsOf(own, left)
        expect(new Set(steps.map(String)).size).toBe(3)
        // Colours that are mixed in two steps differ by rounding.
        const almost = steps.map((colour) => colour.map((value) => expect.closeTo(value, -0.7)))
        for (const other of others) expect(await stepsOf(other, left), other).toEqual(almost)
      }
    })

    it(`gives arrows and focus rings of all packages one look ${name} (${scheme})`, async () => {
      await show(scheme, css)
      const shape = ['border-top-left-radius', 'width', 'height']
      const icon = await lookOf('#ui [data-slot=ui-icon-button]', shape)
      expect(await lookOf('#reviews [data-icon]', shape)).toEqual(icon)
      expect(await lookOf('[data-slot=consent-close]', shape)).toEqual(icon)
      const ring = async (selector: string) => {
        await page.locator(selector).focus()
        await page.keyboard.press('Shift')
        return lookOf(selector, ['outline-color', 'outline-width', 'outline-offset', 'outline-style'])
      }
      const own = await ring(`#ui ${SOLID}`)
      expect(own['outline-style']).toBe('solid')
      expect(await ring(`#consent ${SOLID}`)).toEqual(own)
      expect(await ring('#reviews > :first-child')).toEqual(own)
    })
  }
}

for (const [name, css] of [
  ['without a theme', ''],
  ['with the theme of another hotel', theme],
  [
    'with a dark accent alone',
    ':root { --meridiana-accent: #036; --meridiana-surface: #fff; --meridiana-text: #10242e; --meridiana-dark-surface: #04131a }',
  ],
] as const)
  it.each(['dark', 'night'])(`sets the solid button off from the ground ${name} (%s)`, async (scheme) => {
    await show(scheme, css)
    const ground = `rgb(${await pixelAt(1200, 700)})`
    for (const selector of [`#ui ${SOLID}`, `#consent ${SOLID}`]) {
      const { color = '' } = await lookOf(selector)
      for (const step of await stepsOf(selector, 14)) {
        expect(contrastRatio(`rgb(${step})`, ground)).toBeGreaterThan(minimumContrasts.graphic)
        expect(contrastRatio(color, `rgb(${step})`)).toBeGreaterThan(minimumContrasts.text)
      }
    }
  })

it('dresses all packages with at most sixteen declarations', () => {
  const declarations = theme.match(/^\s+--[\w-]+:/gm) ?? []
  expect(declarations.length).toBeGreaterThan(5)
  expect(declarations.length).toBeLessThanOrEqual(16)
  expect(declarations.filter((name) => !name.includes('--meridiana-'))).toEqual([])
})

it.each(['--meridiana-radius', '--consent-radius'])(
  'makes pills of %s, and no oval dialog and no round checkbox',
  async (name) => {
    await show('light', `:root { ${name}: 999px }`)
    const radius = ['border-bottom-left-radius']
    expect(await lookOf(`#consent ${SOLID}`, radius)).toEqual({ [`${radius}`]: '26px' })
    expect(await lookOf('[data-slot=consent-dialog]', radius)).toEqual({ [`${radius}`]: '24px' })
    expect(await lookOf('[data-slot=consent-checkbox]', radius)).toEqual({ [`${radius}`]: '4px' })
  },
)

it.each(['consent', 'reviews-widget'])('shows a press of whatever shows the pointer (%s)', (name) => {
  const css = read(`packages/${name}/dist/styles.css`)
  const hovered = css.match(/[^{}]*:hover(?!\))[^{}]*(?={)/g) ?? []
  expect(hovered.length).toBeGreaterThan(2)
  expect(hovered.filter((selector) => !css.includes(`${selector.replaceAll(':hover', ':active')}{`))).toEqual(
    [],
  )
})
