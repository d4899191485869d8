import { startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { messages, pictures } from '../../../../test/lightbox-props'
import { lines, type Point, pointOf, sendTouch, touch } from '../../../../test/touch'
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

/** A button that opens the lightbox, whose focus the page sets to the button “Next”. */
function Opener() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        Pictures
      </button>
      <Lightbox
        pictures={pictures}
        index={index}
        onIndexChange={setIndex}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          ;(page.getByRole('button', { name: 'Next' }).element() as HTMLElement).focus()
        }}
        messages={messages}
      />
    </>
  )
}

/** A lightbox whose picture a router keeps, which needs time for each change: until `arrivals` is called. */
function Routed({ arrivals }: { arrivals: (() => void)[] }) {
  const [index, setIndex] = useState<number | null>(0)
  const onIndexChange = (next: number | null) =>
    startTransition(async () => {
      await new Promise<void>((resolve) => arrivals.push(resolve))
      startTransition(() => setIndex(next))
    })
  return <Lightbox pictures={pictures} index={index} onIndexChange={onIndexChange} messages={messages} />
}

const caption = () => document.querySelector('[data-slot=ui-lightbox-caption]')?.textContent
const stage = () => document.querySelector('[data-slot=ui-lightbox-slide]:not([inert]) > *') as HTMLElement
const box = () => (stage().firstElementChild as Element).getBoundingClientRect()

/** A point of the picture, in parts of its width and height. */
const at = (x: number, y: number) => pointOf(stage(), x, y)

/** Two fingers in the middle of the picture that move apart, to twice their distance. */
const spread = () =>
  touch(...[0.1, 0.13, 0.16, 0.2].map((part) => [at(0.5 - part, 0.5), at(0.5 + part, 0.5)]))

/** Does not wait between the touches: on a busy machine the taps would be too far apart for a double tap. */
const doubleTap = (point: Point) =>
  Promise.all([
    sendTouch('touchStart', [point]),
    sendTouch('touchEnd', []),
    sendTouch('touchStart', [point]),
    sendTouch('touchEnd', []),
  ])

beforeEach(async () => {
  await page.viewport(390, 844)
  await render(<OpenLightbox />)
  // The carousel of the pictures starts after the first render.
  await expect.poll(() => document.querySelectorAll('[data-slot=ui-lightbox-slide]').length).toBe(3)
})
afterEach(() => onClose.mockClear())

it('keeps the focus when a pressed picture moves away', async () => {
  await userEvent.click(stage().firstElementChild as Element)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(caption).toBe('Bath 2 of 3')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(caption).toBe('Desk 3 of 3')
  expect(page.getByRole('dialog').element()).toContainElement(document.activeElement as HTMLElement)
})

it('stays open when a press that began on the picture or in the caption ends beside it', async () => {
  const find = (slot: string) => document.querySelector(`[data-slot=ui-lightbox-${slot}]`) as Element
  await userEvent.dragAndDrop(stage().firstElementChild as Element, find('foot'))
  await userEvent.dragAndDrop(find('caption'), find('bar'))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(find('bar'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays closed when a key is pressed while it fades out', async () => {
  await userEvent.keyboard('{Escape}{ArrowRight}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  [844, 330],
  [568, 260],
  [320, 256],
  [256, 320],
])('has room for the picture and its buttons in a window of %i × %i px', async (width, height) => {
  await page.viewport(width, height)
  await expect.poll(() => Math.max(box().height / height, box().width / width)).toBeGreaterThan(0.6)
  for (const name of ['Close', 'Previous', 'Next']) {
    const button = page.getByRole('button', { name, exact: true })
    await expect.element(button).toBeInViewport({ ratio: 1 })
  }
  expect(document.querySelector('[data-slot=ui-lightbox-caption]')).toBeVisible()
})

it('keeps its picture and its zoom when the visitor switches on “reduce motion”', async () => {
  const emulate = (value: string) =>
    cdp().send(
      'Emulation.setEmulatedMedia' as never,
      { features: [{ name: 'prefers-reduced-motion', value }] } as never,
    )
  try {
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(caption).toBe('Bath 2 of 3')
    await expect.poll(() => Math.round(stage().getBoundingClientRect().left)).toBeLessThan(50)
    await userEvent.keyboard('+')
    await expect.poll(() => stage().dataset.state).toBe('enlarged')
    const { width } = box()
    const changed = new Promise((resolve) => {
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', resolve, { once: true })
    })
    await emulate('reduce')
    await changed
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    expect(caption()).toBe('Bath 2 of 3')
    expect(stage().getBoundingClientRect().left).toBeLessThan(50)
    expect(box().width).toBeGreaterThan(width * 0.99)
  } finally {
    await emulate('no-preference')
  }
})

describe('an enlarged picture', () => {
  it('follows two fingers, and then one finger moves it and does not change it', async () => {
    const { width } = box()
    await spread()
    expect(box().width / width).toBeCloseTo(2, 1)
    const { left } = box()
    await touch(...lines([at(0.8, 0.5), at(0.2, 0.5)]))
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

  it('is not reduced by two quick drags of the mouse, which are no double click', async () => {
    await userEvent.keyboard('++')
    await expect.poll(() => stage().dataset.state).toBe('enlarged')
    const { width } = box()
    const picture = stage().firstElementChild as Element
    for (let drags = 0; drags < 2; drags += 1) {
      picture.dispatchEvent(new PointerEvent('pointerdown', { clientX: 300, clientY: 300, bubbles: true }))
      picture.dispatchEvent(new PointerEvent('click', { clientX: 100, clientY: 300, bubbles: true }))
    }
    expect(box().width).toBe(width)
  })

  it('is not enlarged by two quick clicks far from each other, which are no double click', () => {
    const picture = stage().firstElementChild as HTMLElement
    const { offsetWidth } = picture
    for (const clientX of [100, 300])
      for (const type of ['pointerdown', 'click'])
        picture.dispatchEvent(new PointerEvent(type, { clientX, clientY: 300, bubbles: true }))
    expect(picture.offsetWidth).toBe(offsetWidth)
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
    await touch(...lines([at(0.5, 0.4), at(0.5, 0.8)]))
    await expect.poll(() => onClose).toHaveBeenCalledOnce()
  })

  it('down leaves the lightbox where it is while it fades out', async () => {
    const lightbox = page.getByRole('dialog').element() as HTMLElement
    document.documentElement.style.setProperty('--ui-duration-open', '600s')
    try {
      await touch(...lines([at(0.5, 0.4), at(0.5, 0.8)]))
      await expect.poll(() => lightbox.dataset.state).toBe('closed')
      const { top } = lightbox.getBoundingClientRect()
      expect(top).toBeGreaterThan(0)
      for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame)
      expect(lightbox.getBoundingClientRect().top).toBe(top)
    } finally {
      document.documentElement.style.removeProperty('--ui-duration-open')
    }
  })

  it('down that is short moves the lightbox back to its place', async () => {
    const lightbox = page.getByRole('dialog').element() as HTMLElement
    await touch(...lines([at(0.5, 0.5), at(0.5, 0.55)]))
    await expect.poll(() => lightbox.getBoundingClientRect().top).toBe(0)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('down moves an enlarged picture and does not close the lightbox', async () => {
    await userEvent.keyboard('+++')
    await expect.poll(() => stage().scrollHeight).toBeGreaterThan(stage().clientHeight)
    const { scrollTop } = stage()
    await touch(...lines([at(0.5, 0.4), at(0.5, 0.8)]))
    await expect.poll(() => stage().scrollTop).toBeLessThan(scrollTop)
    expect(onClose).not.toHaveBeenCalled()
  })

  it('with two fingers neither changes the picture nor closes the lightbox', async () => {
    await touch(...lines([at(0.9, 0.4), at(0.2, 0.4)], [at(0.9, 0.6), at(0.2, 0.6)]))
    await touch(...lines([at(0.4, 0.3), at(0.4, 0.8)], [at(0.6, 0.3), at(0.6, 0.8)]))
    const [first, second] = [at(0.9, 0.5), at(0.7, 0.6)]
    await touch([first], [at(0.85, 0.5)], [at(0.85, 0.5), second], [at(0.3, 0.5), at(0.1, 0.6)])
    await userEvent.keyboard('{Shift}')
    expect(caption()).toBe('Bed 1 of 3')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('to the side changes the picture', async () => {
    await touch(...lines([at(0.9, 0.5), at(0.1, 0.5)]))
    await expect.poll(caption).toBe('Bath 2 of 3')
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('without a lightbox on the page before', () => {
  beforeEach(cleanup)

  it.each(['100%', '200%'])(
    'has room for the picture beside a long caption with text of %s',
    async (size) => {
      const long = pictures.map((picture) => ({
        ...picture,
        alt: 'The pool between two olive trees. '.repeat(25),
      }))
      await page.viewport(360, 640)
      document.documentElement.style.fontSize = size
      try {
        await render(<Lightbox pictures={long} defaultIndex={0} messages={messages} />)
        await expect.poll(() => stage().clientHeight).toBeGreaterThan(220)
        const text = document.querySelector('[data-slot=ui-lightbox-caption]') as Element
        expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
        for (const name of ['Close', 'Previous', 'Next']) {
          const button = page.getByRole('button', { name, exact: true })
          await expect.element(button).toBeInViewport({ ratio: 1 })
        }
      } finally {
        document.documentElement.style.fontSize = ''
      }
    },
  )

  it('shows the picture of the press until a slow router has its address', async () => {
    const onIndexChange = vi.fn()
    const lightbox = (index: number) => (
      <Lightbox pictures={pictures} index={index} onIndexChange={onIndexChange} messages={messages} />
    )
    const { rerender } = await render(lightbox(0))
    await expect.poll(() => document.querySelectorAll('[data-slot=ui-lightbox-slide]').length).toBe(3)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(caption).toBe('Bath 2 of 3')
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    expect(caption()).toBe('Bath 2 of 3')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(caption).toBe('Desk 3 of 3')
    expect(onIndexChange.mock.calls).toEqual([[1], [2]])
    await rerender(lightbox(2))
    await rerender(lightbox(0))
    await expect.poll(caption).toBe('Bed 1 of 3')
  })

  it('returns to its place after a swipe down that the page refuses', async () => {
    const onIndexChange = vi.fn()
    await render(<Lightbox pictures={pictures} index={0} onIndexChange={onIndexChange} messages={messages} />)
    await expect.poll(() => document.querySelectorAll('[data-slot=ui-lightbox-slide]').length).toBe(3)
    await touch(...lines([at(0.5, 0.4), at(0.5, 0.8)]))
    await expect.poll(() => onIndexChange.mock.calls).toEqual([[null]])
    await expect.poll(() => page.getByRole('dialog').element().getBoundingClientRect().top).toBe(0)
  })

  it('shows the picture of the last press, also if a router is still on its way to one before', async () => {
    const arrivals: (() => void)[] = []
    await render(<Routed arrivals={arrivals} />)
    await expect.poll(() => document.querySelectorAll('[data-slot=ui-lightbox-slide]').length).toBe(3)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(caption).toBe('Bath 2 of 3')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(caption).toBe('Bed 1 of 3')
    await expect.poll(() => arrivals.length).toBe(2)
    for (const arrive of arrivals) arrive()
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    expect(caption()).toBe('Bed 1 of 3')
  })

  it('returns the focus also if the page moves it at the start', async () => {
    const { getByRole } = await render(<Opener />)
    await getByRole('button', { name: 'Pictures' }).click()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('button', { name: 'Pictures' })).toHaveFocus()
  })

  it('opens after the hydration of a page whose server rendered it open', async () => {
    const errors: unknown[] = []
    const container = document.createElement('div')
    container.innerHTML = '<main></main>'
    document.body.append(container)
    const root = hydrateRoot(
      container,
      <main>
        <Lightbox pictures={pictures} defaultIndex={1} messages={messages} />
      </main>,
      { onRecoverableError: (error) => errors.push(error) },
    )
    await expect.poll(caption).toBe('Bath 2 of 3')
    expect(errors).toEqual([])
    root.unmount()
    container.remove()
  })
})
