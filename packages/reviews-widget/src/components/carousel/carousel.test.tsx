import { type CSSProperties, StrictMode } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeInterval, painted, until, untilAutoplay, untilRest } from '../../../test/clock'
import { renderCarouselOnServer } from '../../../test/render-carousel-on-server'
import { createReviews, sevenReviews } from '../../../test/reviews'
import { Reviews, ReviewsCarousel } from '../../index'
import { en } from '../../locales/en'
import '../../styles/index.css'

const button = (name: string) => page.getByRole('button', { name })
const slides = () => [...document.querySelectorAll<HTMLElement>('[data-slot="reviews-slide"]')]
const track = () => document.querySelector('[data-slot="reviews-track"]') as HTMLElement
const viewport = () => track().parentElement as HTMLElement
const carousel = () => document.querySelector('[data-slot="reviews-carousel"]') as HTMLElement

/** The names of the reviews on the screen, from the start of the line to its end. */
function onScreen() {
  const edges = viewport().getBoundingClientRect()
  const isRtl = getComputedStyle(track()).direction === 'rtl'
  return slides()
    .map((slide) => [slide.getBoundingClientRect(), slide.ariaLabel] as const)
    .map(([rect, name]) => [isRtl ? edges.right - rect.right : rect.left - edges.left, name] as const)
    .filter(([start]) => start > -9 && start + 100 < edges.width)
    .sort(([a], [b]) => a - b)
    .map(([, name]) => name)
}
const active = () => slides().flatMap((slide) => (slide.inert ? [] : [slide.ariaLabel]))

const isRunning = () => track().ariaLive === 'off'

/** Sends what the browser sends for a finger that touches an element and, with `lift`, leaves it. */
function touch(target: Element, { lift = true, pointerId = 7 } = {}) {
  const init = { bubbles: true, pointerId, pointerType: 'touch' }
  target.dispatchEvent(new PointerEvent('pointerover', init))
  target.dispatchEvent(new PointerEvent('pointerdown', init))
  if (lift) for (const type of ['pointerup', 'pointerout']) target.dispatchEvent(new PointerEvent(type, init))
}

beforeEach(async () => {
  await page.viewport(1280, 900)
  await render(<p>Elsewhere</p>)
  await page.getByText('Elsewhere').hover()
})
afterEach(() => vi.useRealTimers())

const show = (props: Partial<Parameters<typeof ReviewsCarousel>[0]> = {}) =>
  render(<ReviewsCarousel messages={en} reviews={sevenReviews} averageRating={4.8} {...props} />)

it.each(['<input>', '<textarea readonly></textarea>', '<select></select>', '<p contenteditable></p>'])(
  'leaves the arrow keys to the field %s in a card',
  async (html) => {
    await show({ autoplay: false })
    await until(() => active().length === 3)
    const before = active()
    const card = slides().find(({ inert }) => !inert) as HTMLElement
    card.insertAdjacentHTML('beforeend', html)
    const field = card.lastElementChild as HTMLElement
    field.focus()
    const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
    expect(field.dispatchEvent(key)).toBe(true)
    await painted()
    expect(active()).toEqual(before)
  },
)

it('leaves the arrow keys to a dialog that a card has opened', async () => {
  await render(
    <Reviews.Root messages={en} reviews={sevenReviews}>
      <Reviews.Carousel autoplay={false}>
        <Reviews.Slides>
          {({ reviewId }) => reviewId === 'anna' && createPortal(<dialog open>Photo</dialog>, document.body)}
        </Reviews.Slides>
      </Reviews.Carousel>
    </Reviews.Root>,
  )
  await until(() => active().length === 3)
  const before = active()
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
  expect(document.querySelector('dialog')?.dispatchEvent(key)).toBe(true)
  await painted()
  expect(active()).toEqual(before)
})

describe('a visitor with a mouse', () => {
  it('selects text sideways, and moves nothing without a held button', async () => {
    await show({ autoplay: false })
    await until(() => active().length === 3)
    const text = document.querySelector('[data-slot=reviews-text]') as HTMLElement
    const at = text.getBoundingClientRect()
    const mouse = (type: string, x: number, buttons: number) =>
      text.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          clientX: at.left + x,
          clientY: at.top + 8,
          buttons,
          isPrimary: true,
          pointerType: 'mouse',
        }),
      )
    const isAllowed = mouse('mousedown', 4, 1)
    mouse('pointerdown', 4, 1)
    mouse('pointermove', 5, 1)
    // The button is released outside of the slides, and the pointer comes back.
    mouse('mousemove', 200, 0)
    mouse('pointermove', 200, 0)
    await painted()
    expect(isAllowed).toBe(true)
    expect(getComputedStyle(text).userSelect).not.toBe('none')
    expect(text.getBoundingClientRect().left).toBe(at.left)
  })

  it('sees autoplay rest until the pointer leaves, also after a click inside', async () => {
    await show()
    await until(isRunning)
    await button('Next review').hover()
    await until(() => !isRunning())
    await button('Next review').click()
    // A click beside the buttons takes the focus away from them.
    await userEvent.click(document.querySelector('[data-slot=reviews-head]') as Element)
    await painted()
    expect(isRunning()).toBe(false)
    await page.getByText('Elsewhere').hover()
    await until(isRunning)
  })

  it('sees autoplay rest on a slide after Pause and Play', async () => {
    // The first slide must be there to be hovered, however late.
    await show({ interval: 3_600_000 })
    await until(isRunning)
    await button('Pause the reviews').click()
    await button('Play the reviews').click()
    await page.getByRole('group', { name: '1 of 7' }).hover()
    await painted()
    expect(isRunning()).toBe(false)
    await page.getByText('Elsewhere').hover()
    await until(isRunning)
  })

  it('sees autoplay rest when the pointer was inside before the application started', async () => {
    await show()
    await until(isRunning)
    // The browser tells no entering, only a change from one part to the next.
    const [first, second] = slides()
    first?.dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerId: 1, relatedTarget: second }),
    )
    await until(() => !isRunning())
  })
})

describe('a visitor with a finger', () => {
  it('reads an opened review, which stays until it is closed', async () => {
    fakeInterval()
    await page.viewport(390, 844)
    await show({ reviews: sevenReviews.slice(1) })
    await untilAutoplay()
    const more = document.querySelector('[aria-expanded]') as HTMLElement
    touch(more)
    more.click()
    await untilRest()
    vi.advanceTimersByTime(20_000)
    await painted()
    expect(active()).toEqual(['1 of 6'])
    touch(more)
    more.click()
    await untilAutoplay()
    vi.advanceTimersByTime(3000)
    await until(() => active()[0] === '2 of 6')
  })

  it('reads the original of a review', async () => {
    await show({ reviews: sevenReviews.slice(3) })
    await until(isRunning)
    const original = button('Show original').element() as HTMLElement
    original.click()
    await until(() => !isRunning())
    original.click()
    await until(isRunning)
  })

  it('reads the reply of the house', async () => {
    await show()
    await until(isRunning)
    const reply = document.querySelector('details') as HTMLDetailsElement
    reply.open = true
    await until(() => !isRunning())
    reply.open = false
    await until(isRunning)
  })

  it('moves the row, and then opens a text with the first press of a key', async () => {
    await page.viewport(390, 844)
    await show({ autoplay: false })
    await until(() => active().length === 1)
    const [target] = slides() as [HTMLElement]
    const finger = (type: string, clientX: number) => {
      const touches = type === 'touchend' ? [] : [new Touch({ identifier: 1, target, clientX, clientY: 200 })]
      target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }))
    }
    finger('touchstart', 340)
    for (const x of [300, 250, 200, 150, 100, 50]) finger('touchmove', x)
    finger('touchend', 50)
    await until(() => active()[0] === '2 of 7')
    const more = button('Read more').element() as HTMLElement
    more.focus()
    await userEvent.keyboard('{Enter}')
    expect(more.ariaExpanded).toBe('true')
  })

  it('holds the row while one of two fingers is left', async () => {
    await show()
    await until(isRunning)
    const [slide] = slides() as [HTMLElement]
    touch(slide, { lift: false, pointerId: 8 })
    await until(() => !isRunning())
    touch(slide, { pointerId: 9 })
    await painted()
    expect(isRunning()).toBe(false)
    slide.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerId: 8 }))
    await until(isRunning)
  })

  it('enlarges the page with two fingers, and moves no row', async () => {
    await show({ autoplay: false })
    await until(() => active().length === 3)
    const [slide] = slides() as [HTMLElement]
    const before = slide.getBoundingClientRect().left
    const fingers = (type: string, distance: number) => {
      const touches = [400, 500].map(
        (clientX, identifier) =>
          new Touch({
            identifier,
            target: slide,
            clientX: clientX + distance * (identifier - 2),
            clientY: 200,
          }),
      )
      slide.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }))
    }
    fingers('touchstart', 0)
    for (const distance of [50, 100, 150]) fingers('touchmove', distance)
    await painted()
    expect(slide.getBoundingClientRect().left).toBe(before)
    expect(getComputedStyle(viewport()).touchAction).toContain('pinch-zoom')
  })
})

describe('the specification’s names of the props', () => {
  it('work as those of all packages', async () => {
    fakeInterval()
    await show({ carouselSpeed: 7000, theme: 'dark' })
    await untilAutoplay()
    expect(document.querySelector<HTMLElement>('[data-slot=reviews-root]')?.dataset.scheme).toBe('dark')
    vi.advanceTimersByTime(6900)
    await painted()
    expect(active()[0]).toBe('1 of 7')
    vi.advanceTimersByTime(100)
    await until(() => active()[0] === '2 of 7')
  })

  it('turn autoplay off', async () => {
    await show({ carouselAutoplay: false })
    await until(() => active().length === 3)
    expect(carousel().dataset.state).toBe('stopped')
    expect(button('Pause the reviews').elements()).toHaveLength(0)
  })
})

describe('the page around', () => {
  it('has autoplay rest while it is hidden', async () => {
    await show()
    await until(isRunning)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    onTestFinished(() => hidden.mockRestore())
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => !isRunning())
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await until(isRunning)
  })

  it('stops autoplay when it begins to ask for less motion', async () => {
    await show()
    await until(isRunning)
    await globalThis.emulateMedia?.([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    onTestFinished(() => globalThis.emulateMedia?.([]))
    await expect.element(button('Play the reviews')).toBeVisible()
    expect(isRunning()).toBe(false)
  })

  const width = (visible: number) => ({ '--reviews-visible': visible }) as CSSProperties

  it('shows the controls of a row that moves, with one visible review in a wide window', async () => {
    await show({ reviews: sevenReviews.slice(0, 3), style: width(1) })
    await until(isRunning)
    await expect.element(button('Pause the reviews')).toBeVisible()
    await expect.element(button('Next review')).toBeVisible()
    await expect.element(button('Review 3')).toBeVisible()
  })

  it('shows no controls of a row that does not move, with four visible reviews', async () => {
    await show({ reviews: sevenReviews.slice(0, 4), style: width(4) })
    await until(() => carousel().dataset.state !== 'static')
    await expect.poll(() => button('Next review').elements()).toHaveLength(0)
    expect(isRunning()).toBe(false)
    expect(active()).toHaveLength(4)
  })

  it('shows no controls of such a row in its own arrangement either', async () => {
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews.slice(0, 2)}>
        <Reviews.Carousel maxItems={2}>
          <div>
            <Reviews.Rotation /> <Reviews.Previous /> <Reviews.Next />
          </div>
          <Reviews.Slides />
        </Reviews.Carousel>
      </Reviews.Root>,
    )
    await until(() => carousel().dataset.state === 'still')
    const buttons = [...carousel().querySelectorAll('[data-icon]')]
    expect(buttons.map((element) => getComputedStyle(element).visibility)).toEqual(Array(3).fill('hidden'))
  })

  it('keeps the row in its own direction, left to right in a page from right to left', async () => {
    document.documentElement.dir = 'rtl'
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    await render(
      <div dir="ltr">
        <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />
      </div>,
    )
    await until(() => active().length === 3)
    for (let press = 0; press < 4; press++) await button('Next review').click()
    await expect.poll(onScreen).toEqual(['5 of 7', '6 of 7', '7 of 7'])
    expect(active()).toEqual(onScreen())
    const icon = document.querySelector('[data-icon=next] svg') as Element
    expect(getComputedStyle(icon).scale).toBe('1')
  })

  it('follows a change of the direction', async () => {
    const screen = await show({ autoplay: false, dir: 'ltr' })
    await until(() => active().length === 3)
    await screen.rerender(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} dir="rtl" />)
    await button('Next review').click()
    await expect.poll(onScreen).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })

  it('has another number of slides in a row of the same width', async () => {
    const style = { width: 1144, '--reviews-gap': '56px' } as CSSProperties
    const screen = await show({ autoplay: false, style })
    await until(() => active().length === 3)
    const width = track().offsetWidth
    await screen.rerender(
      <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} style={style} maxItems={2} />,
    )
    await expect.poll(active).toEqual(['1 of 7', '2 of 7'])
    expect(track().offsetWidth).toBe(width)
    await button('Next review').click()
    await expect.poll(onScreen).toEqual(['2 of 7', '3 of 7'])
  })

  it('loads the reviews again, and autoplay continues', async () => {
    fakeInterval()
    const screen = await show()
    await untilAutoplay()
    await screen.rerender(<ReviewsCarousel messages={en} isLoading />)
    await until(() => slides().length === 0)
    await screen.rerender(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await until(() => active().length === 3)
    await untilAutoplay()
    vi.advanceTimersByTime(3000)
    await until(() => active()[0] === '2 of 7')
  })

  it('loads the reviews again under a finger, which so never leaves them', async () => {
    const screen = await show()
    await until(isRunning)
    touch(slides()[0] as HTMLElement, { lift: false })
    await until(() => !isRunning())
    await screen.rerender(<ReviewsCarousel messages={en} isLoading />)
    await until(() => slides().length === 0)
    await screen.rerender(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await until(isRunning)
  })

  it('continues autoplay after an opened text that is out of sight, also inside of a group', async () => {
    await page.viewport(390, 844)
    await render(
      // biome-ignore lint/a11y/useSemanticElements: the group of another site
      <div role="group">
        <ReviewsCarousel messages={en} reviews={sevenReviews.slice(1)} />
      </div>,
    )
    await until(isRunning)
    ;(document.querySelector('[aria-expanded]') as HTMLElement).click()
    await until(() => !isRunning())
    ;(button('Next review').element() as HTMLElement).click()
    await until(isRunning)
  })

  it('starts the row when it shows it later', async () => {
    const screen = await render(
      <div hidden>
        <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />
      </div>,
    )
    await painted()
    expect(carousel().dataset.state).toBe('static')
    ;(screen.container.firstElementChild as HTMLElement).hidden = false
    await expect.poll(active).toHaveLength(3)
    await button('Next review').click()
    await expect.poll(onScreen).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })

  it('has its first reviews on paper, uncut and without buttons', async () => {
    await show({ autoplay: false })
    await until(() => active().length === 3)
    await button('Review 7').click()
    await expect.poll(onScreen).toEqual(['7 of 7', '1 of 7', '2 of 7'])
    const setMedia = (media: string) => cdp().send('Emulation.setEmulatedMedia' as never, { media } as never)
    onTestFinished(() => setMedia('') as Promise<void>)
    await setMedia('print')
    expect(onScreen()).toEqual(['1 of 7', '2 of 7', '3 of 7'])
    for (const control of carousel().querySelectorAll('button'))
      expect(getComputedStyle(control).display).toBe('none')
  })

  it('wraps the dots of a narrow row, which stay large enough for a finger', async () => {
    await page.viewport(320, 256)
    await show({ autoplay: false, reviews: createReviews(12), style: { marginInline: 20 } })
    await until(() => active().length === 1)
    for (const dot of document.querySelectorAll<HTMLElement>('[data-slot=reviews-dot]'))
      expect(dot.offsetWidth).toBeGreaterThanOrEqual(24)
  })

  it('renders it in React’s strict mode', async () => {
    await render(
      <StrictMode>
        <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />
      </StrictMode>,
    )
    await until(() => active().length === 3)
    await button('Next review').click()
    await expect.poll(onScreen).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })
})

describe('a visitor who is faster than the scripts', () => {
  it.each(['ltr', 'rtl'])('stays at the review that was reached by swiping, in %s text', async (dir) => {
    await page.viewport(390, 844)
    const main = document.createElement('main')
    main.dir = dir
    main.innerHTML = renderCarouselOnServer({ reviews: sevenReviews, autoplay: false })
    document.body.append(main)
    const distance = (slides()[0] as HTMLElement).offsetWidth * 3
    viewport().scrollLeft = dir === 'rtl' ? -distance : distance
    await painted()
    expect(onScreen()).toEqual(['4 of 7'])

    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    const root = hydrateRoot(main, <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    onTestFinished(() => {
      observer.disconnect()
      root.unmount()
      main.remove()
    })
    await until(() => carousel().dataset.state !== 'static')
    await painted()
    expect(onScreen()).toEqual(['4 of 7'])
    expect(active()).toEqual(['4 of 7'])
    // In text from right to left, a date of another length moves its own letters.
    for (const shift of [...shifts, ...observer.takeRecords()])
      expect(shift).toHaveProperty('value', expect.closeTo(0, 2))
    ;(button('Next review').element() as HTMLElement).click()
    await expect.poll(onScreen).toEqual(['5 of 7'])
  })
})
