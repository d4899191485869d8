import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { StickyScroll } from './sticky-scroll'

const items = ['Garden', 'Table', 'Bed'].map((title) => ({
  id: title,
  title,
  text: `About the ${title}`,
  picture: {
    src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    alt: `The ${title}`,
    width: 1,
    height: 1,
  },
}))

const active = () =>
  document.querySelector('[data-slot=ui-sticky-scroll-item][data-state=active] h3')?.textContent
const frameOf = (alt: string) =>
  document.querySelector(`[alt="The ${alt}"]`)?.closest('[data-slot=ui-sticky-scroll-picture]') as HTMLElement

it('changes the picture at each third of the scroll and keeps its place', async () => {
  await page.viewport(1280, 800)
  await render(<StickyScroll items={items} />)
  const section = document.querySelector('[data-slot=ui-sticky-scroll]') as HTMLElement
  const start = section.getBoundingClientRect().top + window.scrollY
  const distance = section.offsetHeight - window.innerHeight
  for (const [progress, title] of [
    [0.3, 'Garden'],
    [0.4, 'Table'],
    [0.7, 'Bed'],
    [1, 'Bed'],
    [0.1, 'Garden'],
  ] as const) {
    window.scrollTo(0, start + progress * distance)
    await expect.poll(active).toBe(title)
  }
  const top = frameOf('Garden').getBoundingClientRect().top
  window.scrollTo(0, start + 0.6 * distance)
  expect(frameOf('Garden').getBoundingClientRect().top).toBeCloseTo(top, 0)
  await expect.poll(() => getComputedStyle(frameOf('Table')).opacity).toBe('1')
  await expect.poll(() => getComputedStyle(frameOf('Garden')).opacity).toBe('0')
})

it('stacks the items on a phone, each with its own picture above its text', async () => {
  await page.viewport(390, 844)
  const screen = await render(<StickyScroll items={items} />)
  for (const { title } of items) {
    const frame = frameOf(title)
    const text = screen.getByText(`About the ${title}`).element()
    expect(getComputedStyle(frame).opacity).toBe('1')
    expect(frame.getBoundingClientRect().bottom).toBeLessThan(text.getBoundingClientRect().top)
  }
})
