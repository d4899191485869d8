import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { FairCard, ItineraryCard, JournalCard, MapDrawing, Picture } from '../../../index'

const svg = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="${colour}"/></svg>`)}`

const size = { width: 300, height: 200 }
const missing = '/nothing-here.png'
const current = (image: Element) => (image as HTMLImageElement).currentSrc

it('shows the first source that the browser supports', async () => {
  const sources = [
    { type: 'image/unsupported', srcSet: `${missing} 300w` },
    { type: 'image/svg+xml', srcSet: `${svg('red').replaceAll(',', '%2C').replace('xml%2C', 'xml,')} 300w` },
  ]
  const screen = await render(<Picture.Root {...size} src={svg('blue')} sources={sources} alt="A wall" />)
  await expect.poll(() => current(screen.getByAltText('A wall').element())).toContain('red')
})

it('loads `src` when a source fails', async () => {
  const sources = [{ type: 'image/png', srcSet: `${missing} 300w` }]
  const screen = await render(
    <Picture.Root {...size} src={svg('blue')} sources={sources} alt="A wall" priority />,
  )
  await expect.poll(() => current(screen.getByAltText('A wall').element())).toContain('blue')
})

it('keeps what it shows when a larger file of it fails', async () => {
  const small = svg('red').replaceAll(',', '%2C').replace('xml%2C', 'xml,')
  const sources = [{ type: 'image/svg+xml', srcSet: `${small} 30w, /nothing-here.svg 9000w` }]
  const picture = (sizes: string) => (
    <Picture.Root {...size} src={missing} sources={sources} sizes={sizes} alt="A wall" priority />
  )
  const screen = await render(picture('10px'))
  const image = screen.getByAltText('A wall').element() as HTMLImageElement
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0)
  const failed = new Promise((resolve) => image.addEventListener('error', resolve, { once: true }))
  await screen.rerender(picture('9000px'))
  await failed
  await expect.poll(() => image.complete && image.naturalWidth).toBeGreaterThan(0)
  expect(current(image)).toContain('red')
})

it('tries the fallbacks in order', async () => {
  const fallbacks = ['/nothing-here-either.png', svg('green'), svg('blue')]
  const screen = await render(
    <Picture.Root {...size} src={missing} fallbacks={fallbacks} alt="A wall" priority />,
  )
  await expect.poll(() => current(screen.getByAltText('A wall').element())).toContain('green')
})

it('shows its alternative text, without the browser’s broken picture, when nothing loads', async () => {
  const screen = await render(
    <Picture.Root {...size} src={missing} fallbacks={['/nor-this.png']} alt="A wall" priority />,
  )
  await expect.element(screen.getByText('A wall')).toBeVisible()
  expect(getComputedStyle(screen.getByAltText('A wall').element()).opacity).toBe('0')
})

it('keeps its space and its alternative text when nothing loads', async () => {
  const screen = await render(
    <Picture.Root {...size} src={missing} alt="A wall" priority className="ui:w-72" />,
  )
  const image = screen.getByAltText('A wall')
  await expect.poll(() => (image.element() as HTMLImageElement).complete).toBe(true)
  await expect.element(image).toBeInTheDocument()
  expect(image.element().getAttribute('width')).toBe('300')
})

const previewOf = (container: Element) => container.querySelector('[data-slot=ui-picture-preview]')
const preview = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

it('shows its preview, hidden from screen readers, until the picture has loaded', async () => {
  // Below the window, so that the browser does not load the file.
  const screen = await render(
    <div style={{ marginTop: '9000px' }}>
      <Picture.Root {...size} src={missing} preview={preview} alt="A wall" />
    </div>,
  )
  expect(previewOf(screen.container)).toHaveAttribute('alt', '')
  expect(screen.getByRole('img').elements()).toHaveLength(1)
})

it('removes its preview when the picture has loaded, because that may be transparent', async () => {
  const { container } = await render(
    <Picture.Root {...size} src={svg('none')} preview={preview} alt="A wall" priority />,
  )
  await expect.poll(() => previewOf(container)).toBeNull()
})

it('shows the next picture in the place of one that has failed', async () => {
  const screen = await render(<Picture.Root {...size} src={missing} alt="A wall" priority />)
  await expect.element(screen.getByText('A wall')).toBeVisible()
  await screen.rerender(<Picture.Root {...size} src={svg('blue')} alt="A door" priority />)
  await expect.element(screen.getByAltText('A door')).toBeVisible()
  expect(getComputedStyle(screen.getByAltText('A door').element()).opacity).toBe('1')
  expect(screen.getByText('A door').elements()).toHaveLength(0)
})

it('counts a failure before hydration once, also in StrictMode', async () => {
  const picture = (
    <StrictMode>
      <Picture.Root {...size} src={missing} fallbacks={[svg('green')]} alt="A wall" priority />
    </StrictMode>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(picture)
  const image = () => container.querySelector('[data-slot=ui-picture-image]') as HTMLImageElement
  await expect.poll(() => image().complete && image().currentSrc !== '' && image().naturalWidth).toBe(0)
  const root = hydrateRoot(container, picture)
  await expect.poll(() => image().naturalWidth).toBeGreaterThan(0)
  expect(current(image())).toContain('green')
  expect(getComputedStyle(image()).opacity).toBe('1')
  root.unmount()
  container.remove()
})

it('keeps the side named by `focus` when it is cropped', async () => {
  const { container } = await render(
    <Picture.Root
      src="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      alt=""
      width={2}
      height={1}
      focus="right"
    />,
  )
  const image = container.querySelector('[data-slot=ui-picture-image]')
  expect(image && getComputedStyle(image).objectPosition).toBe('70% 50%')
})

it('has light paper below dark ink, also where forced colours make the page dark', async () => {
  const ink = svg('black')
  const drawing = { src: ink, ...size, names: [{ name: 'Vicenza', x: 9, y: 9 }] }
  const logo = <img src={ink} alt="" />
  const texts = { title: 'Title', excerpt: 'Excerpt', more: 'More', dates: 'May', venue: 'Hall' }
  await render(
    <ul>
      <Picture.Root {...size} src={ink} alt="" />
      <MapDrawing wide={drawing} upright={drawing} aria-label="Map" />
      <ItineraryCard.Root logo={logo} title="Title" />
      <FairCard.Root {...texts} logo={logo} scheme="dark" />
      <JournalCard.Root {...texts} media={logo} ground="paper" />
    </ul>,
  )
  const emulate = (features: { name: string; value: string }[]) =>
    cdp().send('Emulation.setEmulatedMedia' as never, { features } as never)
  try {
    await emulate([
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ])
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
    const paper = document.createElement('p')
    paper.style.cssText = 'forced-color-adjust: none; background: var(--ui-paper); color: var(--ui-text)'
    document.body.append(paper)
    const backgroundOf = (element: Element | null): string => {
      const { backgroundColor } = getComputedStyle(element as Element)
      return backgroundColor === 'rgba(0, 0, 0, 0)'
        ? backgroundOf((element as Element).parentElement)
        : backgroundColor
    }
    const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility())
    expect(images.map(backgroundOf)).toEqual(Array(5).fill(backgroundOf(paper)))
    const name = document.querySelector('text') as Element
    expect(getComputedStyle(name).fill).toBe(getComputedStyle(paper).color)
    paper.remove()
  } finally {
    await emulate([])
  }
})
