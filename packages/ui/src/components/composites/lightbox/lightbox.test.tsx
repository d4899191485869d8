import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { messages, pictures } from '../../../../test/lightbox-props'
import '../../../styles/index.css'
import { Lightbox } from './lightbox'

const onClose = vi.fn()

function OpenLightbox() {
  const [index, setIndex] = useState<number | null>(0)
  const onIndexChange = (next: number | null) => {
    setIndex(next)
    if (next === null) onClose()
  }
  return <Lightbox pictures={pictures} index={index} onIndexChange={onIndexChange} messages={messages} />
}

const caption = () => document.querySelector('[data-slot=ui-lightbox-caption]')?.textContent
const stage = () => document.querySelector('[data-slot=ui-lightbox-slide]:not([inert]) > *') as HTMLElement
const box = () => (stage().firstElementChild as Element).getBoundingClientRect()

interface Point {
  x: number
  y: number
}

/** A point of the picture, in parts of its width and height. */
function at(x: number, y: number): Point {
  const { left, top, width, height } = stage().getBoundingClientRect()
  return { x: left + x * width, y: top + y * height }
}

function send(type: string, fingers: Point[]) {
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = frame ? frame.width / window.innerWidth : 1
  return cdp().send(
    'Input.dispatchTouchEvent' as never,
    {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({
        x: (frame?.left ?? 0) + x * scale,
        y: (frame?.top ?? 0) + y * scale,
        id,
      })),
    } as never,
  )
}

/** Puts fingers on the screen, moves them from place to place and lifts them. */
async function touch(...places: Point[][]) {
  for (const [index, fingers] of places.entries()) await send(index ? 'touchMove' : 'touchStart', fingers)
  await send('touchEnd', [])
}

/** The places of a finger that moves in a straight line. */
const line = (from: Point, to: Point) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => [
    { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
  ])

/** Two fingers in the middle of the picture that move apart, to twice their distance. */
const spread = () =>
  touch(...[0.1, 0.13, 0.16, 0.2].map((part) => [at(0.5 - part, 0.5), at(0.5 + part, 0.5)]))

/** Does not wait between the touches: on a busy machine the taps would be too far apart for a double tap. */
const doubleTap = (point: Point) =>
  Promise.all([
    send('touchStart', [point]),
    send('touchEnd', []),
    send('touchStart', [point]),
    send('touchEnd', []),
  ])

beforeEach(async () => {
  await page.viewport(390, 844)
  await render(<OpenLightbox />)
  // The carousel of the pictures starts after the first render.
  await expect.poll(() => document.querySelectorAll('[data-slot=ui-lightbox-slide]').length).toBe(3)
})
afterEach(() => onClose.mockClear())

describe('an enlarged picture', () => {
  it('follows two fingers, and then one finger moves it and does not change it', async () => {
    const { width } = box()
    await spread()
    expect(box().width / width).toBeCloseTo(2, 1)
    const { left } = box()
    await touch(...line(at(0.8, 0.5), at(0.2, 0.5)))
    await expect.poll(() => box().left).toBeLessThan(left - 50)
    expect(caption()).toBe('Bed 1 of 3')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('follows a double tap to the tapped place, and has its own size after the next', async () => {
    const before = box()
    const point = { x: before.left + before.width * 0.9, y: before.top + before.height / 2 }
    await doubleTap(point)
    await expect.poll(() => box().width).toBeGreaterThan(before.width * 2)
    await expect.poll(() => (point.x - box().left) / box().width).toBeCloseTo(0.9, 1)
    await doubleTap(point)
    await expect.poll(() => box().width).toBeCloseTo(before.width, 0)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('follows a double click, and moves with the mouse', async () => {
    const { width } = box()
    await userEvent.dblClick(stage().firstElementChild as Element)
    await expect.poll(() => box().width).toBeGreaterThan(width * 2)
    await userEvent.dragAndDrop(stage(), stage(), {
      sourcePosition: { x: 200, y: 200 },
      targetPosition: { x: 50, y: 200 },
    })
    await expect.poll(() => stage().scrollLeft).toBeGreaterThan(300)
    expect(caption()).toBe('Bed 1 of 3')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('follows the keys + and -, and moves with the arrow keys', async () => {
    const { width } = box()
    await userEvent.keyboard('++')
    await expect.poll(() => box().width).toBeGreaterThan(width * 2)
    const { scrollLeft } = stage()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => stage().scrollLeft).toBeGreaterThan(scrollLeft)
    await userEvent.keyboard('--')
    await expect.poll(() => box().width).toBeCloseTo(width, 0)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(caption).toBe('Bath 2 of 3')
  })

  it('has its own size when the visitor returns to it', async () => {
    const { width } = box()
    await spread()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(caption).toBe('Bath 2 of 3')
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(caption).toBe('Bed 1 of 3')
    expect(box().width).toBeCloseTo(width, 0)
  })
})

describe('a swipe', () => {
  it('down closes the lightbox', async () => {
    await touch(...line(at(0.5, 0.4), at(0.5, 0.8)))
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })

  it('down that is short moves the lightbox back to its place', async () => {
    const lightbox = page.getByRole('dialog').element() as HTMLElement
    await touch(...line(at(0.5, 0.5), at(0.5, 0.55)))
    await expect.poll(() => lightbox.getBoundingClientRect().top).toBe(0)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('down moves an enlarged picture and does not close the lightbox', async () => {
    await userEvent.keyboard('+++')
    await expect.poll(() => stage().scrollHeight).toBeGreaterThan(stage().clientHeight)
    const { scrollTop } = stage()
    await touch(...line(at(0.5, 0.4), at(0.5, 0.8)))
    await expect.poll(() => stage().scrollTop).toBeLessThan(scrollTop)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('to the side changes the picture', async () => {
    await touch(...line(at(0.9, 0.5), at(0.1, 0.5)))
    await expect.poll(caption).toBe('Bath 2 of 3')
    expect(onClose).not.toHaveBeenCalled()
  })
})
