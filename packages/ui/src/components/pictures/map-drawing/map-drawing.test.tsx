import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { MapDrawing } from './map-drawing'

/** An image that loads, with its own URL for each shape. */
const svg = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`)}`
const wide = {
  src: svg('wide'),
  width: 300,
  height: 200,
  names: [{ name: 'Venice', x: 150, y: 100, anchor: 'middle', kind: 'town' }],
} as const
const upright = { src: svg('upright'), width: 240, height: 300, names: [{ name: 'Venice', x: 60, y: 150 }] }

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]

beforeEach(() => {
  for (const link of preloads()) link.remove()
})

it.each([
  [1280, 'wide', wide, 0.5, 'ltr'],
  [390, 'upright', upright, 0.25, 'ltr'],
  [390, 'upright', upright, 0.25, 'rtl'],
] as const)('shows at %i px the %s drawing with its names', async (width, _, drawing, x, direction) => {
  await page.viewport(width, 900)
  const { container } = await render(
    // In a row, an element that is a size container and has no width is not visible.
    <div dir={direction} style={{ display: 'flex' }}>
      <MapDrawing wide={wide} upright={upright} aria-label="The way to the hotel" />
    </div>,
  )
  await expect.element(page.getByRole('img', { name: 'The way to the hotel' })).toBeVisible()
  const [image, ...others] = [...container.querySelectorAll('img')].filter((img) => img.checkVisibility())
  expect(others).toEqual([])
  expect(image?.src).toBe(drawing.src)
  const box = (image as Element).getBoundingClientRect()
  expect(box.width / box.height).toBeCloseTo(drawing.width / drawing.height, 1)

  const name = [...container.querySelectorAll('text')].find((text) =>
    text.checkVisibility(),
  ) as SVGTextElement
  const text = name.getBoundingClientRect()
  const anchor = drawing === wide ? (text.left + text.right) / 2 : text.left
  expect((anchor - box.left) / box.width).toBeCloseTo(x, 1)
  expect(Number.parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThan(12)
})

it('shows an element as the drawing, which has the colours of the page', async () => {
  const drawing = (
    <svg viewBox="0 0 300 200" aria-hidden="true">
      <path fill="var(--ui-accent)" d="M0 0h300v200H0Z" />
    </svg>
  )
  const { container } = await render(
    <div
      data-scheme="light"
      style={{ inlineSize: '600px', ['--meridiana-accent' as string]: 'rgb(1, 2, 3)' }}
    >
      <MapDrawing
        wide={{ ...wide, src: drawing }}
        upright={{ ...upright, src: drawing }}
        aria-label="Map"
        priority
      />
    </div>,
  )
  await page.viewport(1280, 900)
  const image = [...container.querySelectorAll('[data-slot=ui-map-drawing-image]')].find((each) =>
    each.checkVisibility(),
  ) as Element
  const { width, height } = image.getBoundingClientRect()
  expect([width, height]).toEqual([600, 400])
  expect(getComputedStyle(image.querySelector('path') as Element).fill).toBe('rgb(1, 2, 3)')
  expect(preloads()).toEqual([])
})

it('preloads each drawing for the screens that show it, only with priority', async () => {
  const { rerender } = await render(<MapDrawing wide={wide} upright={upright} aria-label="Map" />)
  expect(preloads()).toEqual([])
  await rerender(<MapDrawing wide={wide} upright={upright} aria-label="Map" priority />)
  for (const width of [1280, 768, 767, 390]) {
    await page.viewport(width, 900)
    const matching = preloads().filter(({ media }) => matchMedia(media).matches)
    expect(matching.map(({ href }) => href)).toEqual([width < 768 ? upright.src : wide.src])
  }
})

it.each([
  ['a file', wide.src, undefined, 'light'],
  ['an element', <svg key="map" viewBox="0 0 3 2" aria-hidden="true" />, undefined, null],
  ['a file', wide.src, 'dark', 'dark'],
] as const)('gives %s its scheme, or that of the page: %#', async (_, src, scheme, expected) => {
  await render(
    <MapDrawing wide={{ ...wide, src }} upright={{ ...upright, src }} scheme={scheme} aria-label="Map" />,
  )
  expect(page.getByRole('img', { name: 'Map' }).element().getAttribute('data-scheme')).toBe(expected)
})
