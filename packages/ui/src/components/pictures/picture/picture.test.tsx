import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Picture } from '../../../index'

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

it('hides its preview from screen readers', async () => {
  const preview = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const screen = await render(<Picture.Root {...size} src={svg('blue')} preview={preview} alt="A wall" />)
  expect([...screen.container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', 'A wall'])
  expect(screen.getByRole('img').elements()).toHaveLength(1)
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
