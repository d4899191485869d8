import type { CSSProperties } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeInterval, painted, until, untilAutoplay, untilRest } from '../../../test/clock'
import { renderCarouselOnServer } from '../../../test/render-carousel-on-server'
import { sevenReviews } from '../../../test/reviews'
import type { Review } from '../../core'
import { Reviews } from '../../index'
import { de } from '../../locales/de'
import { en } from '../../locales/en'
import { it as italian } from '../../locales/it'
import '../../styles/index.css'
import { ReviewsCarousel } from './reviews-carousel'

const region = () => page.getByRole('region', { name: 'Guest reviews' })
const button = (name: string) => page.getByRole('button', { name })
const slides = () => [...document.querySelectorAll<HTMLElement>('[data-slot="reviews-slide"]')]
/** The names of the visible slides, in the order in which they are on the screen. */
const visible = () =>
  slides()
    .filter((slide) => !slide.inert)
    .map((slide) => [slide.getBoundingClientRect().left, slide.ariaLabel] as const)
    .sort(([a], [b]) => (getComputedStyle(track()).direction === 'rtl' ? b - a : a - b))
    .map(([, name]) => name)
const track = () => document.querySelector('[data-slot="reviews-track"]') as HTMLElement

/** How far the row of slides has moved, in px. */
const moved = () => Math.abs(new DOMMatrix(getComputedStyle(track()).transform).m41)

/** Draws a finger over the slides, by a distance in px. */
function swipe(distance: number) {
  const target = slides().find((slide) => !slide.inert) as HTMLElement
  const touch = (type: string, clientX: number) => {
    const touches = [new Touch({ identifier: 1, target, clientX, clientY: 200 })]
    const event = { bubbles: true, cancelable: true, touches: type === 'touchend' ? [] : touches }
    target.dispatchEvent(new TouchEvent(type, { ...event, changedTouches: touches }))
  }
  touch('touchstart', 400)
  for (let step = 1; step <= 10; step++) touch('touchmove', 400 + (distance * step) / 10)
  touch('touchend', 400 + distance)
}

beforeEach(() => page.viewport(1280, 900))
afterEach(() => vi.useRealTimers())

/** An interval of autoplay that no test reaches. */
const HOUR = 3_600_000

describe('a visitor with a keyboard', () => {
  it('reads every review, opens and closes a long one, and pauses', async () => {
    await page.viewport(390, 844)
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} interval={HOUR} />)
    await expect.poll(visible).toEqual(['1 of 7'])

    await userEvent.tab()
    await expect.element(button('Pause the reviews')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Play the reviews')).toHaveFocus()

    const read = new Set(visible())
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(visible).toEqual(['2 of 7'])
    read.add('2 of 7')

    // Tab moves from the pause button to previous and next, then to “Read more” in the visible slide.
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(button('Read more')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/nobody hurried us/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Read more')).toHaveFocus()
    expect(page.getByText(/nobody hurried us/).elements()).toHaveLength(0)

    // The first press hides the slide with the focused “Read more” button. The arrow keys must still work.
    for (const position of [3, 4, 5, 6, 7]) {
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(visible).toEqual([`${position} of 7`])
      read.add(`${position} of 7`)
    }
    expect(read.size).toBe(7)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(visible).toEqual(['1 of 7'])
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(visible).toEqual(['7 of 7'])
  })

  it('finds no tab stop on a hidden slide', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} interval={HOUR} />)
    await expect.poll(visible).toEqual(['1 of 7', '2 of 7', '3 of 7'])
    const stops: string[] = []
    do {
      await userEvent.tab()
      const slide = document.activeElement?.closest('[data-slot="reviews-slide"]')
      if (slide) stops.push(slide.ariaLabel ?? '')
    } while (document.activeElement !== document.body)
    expect(new Set(stops)).toEqual(new Set(['2 of 7']))
  })

  it('uses arrow keys in the direction of the text', async () => {
    await render(
      <div dir="rtl">
        <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />
      </div>,
    )
    await expect.poll(visible).toHaveLength(3)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(visible).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })

  it('ignores arrow keys, but keeps names and roles, with accessibility={false}', async () => {
    await render(
      <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} accessibility={false} />,
    )
    await expect.element(region()).toHaveAttribute('aria-roledescription', 'carousel')
    await expect.poll(visible).toHaveLength(3)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    expect(visible()).toEqual(['1 of 7', '2 of 7', '3 of 7'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(visible).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })
})

describe('the carousel', () => {
  it('is a region of numbered slides', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    const slide = page.getByRole('group', { name: '2 of 7' })
    await expect.element(slide).toHaveAttribute('aria-roledescription', 'slide')
    await expect.element(region()).toContainElement(slide.element() as HTMLElement)
  })

  it.each([
    [1281, 3],
    [1280, 3],
    [769, 3],
    [768, 2],
    [641, 2],
    [640, 1],
    [320, 1],
  ])('shows at %i px of width %i reviews', async (width, count) => {
    await page.viewport(width, 900)
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await expect.poll(visible).toHaveLength(count)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })

  it.each([
    [1, [1, 1, 1]],
    [2, [2, 2, 1]],
    [4, [4, 2, 1]],
    [5, [5, 2, 1]],
    [6, [6, 2, 1]],
  ])(
    'shows at most %i reviews with that `maxItems`: at 1280, 768 and 640 px %j',
    async (maxItems, counts) => {
      await render(
        <ReviewsCarousel messages={en} reviews={sevenReviews} maxItems={maxItems} autoplay={false} />,
      )
      for (const [index, width] of [1280, 768, 640].entries()) {
        await page.viewport(width, 900)
        await expect.poll(visible).toHaveLength(counts[index] ?? 0)
      }
    },
  )

  it('has a dot for each review, and none with `showDots={false}`', async () => {
    const { rerender } = await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    const dots = page.getByRole('group', { name: 'Choose a review' })
    expect(dots.getByRole('button').elements()).toHaveLength(7)
    await rerender(<ReviewsCarousel messages={en} reviews={sevenReviews} showDots={false} />)
    expect(dots.elements()).toHaveLength(0)
  })

  it('shows fewer reviews when the window gets narrower', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await expect.poll(visible).toHaveLength(3)
    await page.viewport(700, 900)
    await expect.poll(visible).toHaveLength(2)
  })

  it('measures 50 ms after the last resize', async () => {
    // Before the carousel starts, whose first call of its ResizeObserver starts the timer, too.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const row = (inlineSize: number, count: number) => (
      <div style={{ inlineSize, '--reviews-visible': count } as CSSProperties}>
        <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />
      </div>
    )
    const screen = await render(row(1200, 3))
    // Embla observes the row from its first frame on.
    await until(() => visible().length === 3)
    await painted()
    vi.advanceTimersByTime(50)
    expect(visible()).toHaveLength(3)
    for (const width of [740, 720, 700]) {
      await screen.rerender(row(width, 2))
      // A browser tells an observer of a new size before it paints.
      await painted()
      vi.advanceTimersByTime(49)
      // A carousel that renders in the meantime must not measure.
      await screen.rerender(row(width, 2))
      expect(visible()).toHaveLength(3)
    }
    vi.advanceTimersByTime(1)
    expect(visible()).toHaveLength(2)
  })

  it('is at most 1280 px wide', async () => {
    await page.viewport(1600, 900)
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    expect(document.querySelector('[data-slot="reviews-root"]')?.getBoundingClientRect().width).toBe(1280)
  })

  it.each(['grid', 'flex'])('fills the width of a %s page, also while it loads', async (display) => {
    await page.viewport(1000, 900)
    await render(
      <div style={{ display, flexDirection: 'column', width: 700 }}>
        <ReviewsCarousel messages={en} isLoading />
        <ReviewsCarousel messages={en} reviews={sevenReviews.slice(2, 3)} />
      </div>,
    )
    const roots = [...document.querySelectorAll('[data-slot="reviews-root"]')]
    expect(roots.map((root) => root.getBoundingClientRect().width)).toEqual([700, 700])
  })

  it('slides for 500 ms', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    await expect.poll(visible).toHaveLength(3)
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
    const next = button('Next review').element() as HTMLElement
    next.click()
    const width = slides()[0]?.offsetWidth ?? 0
    vi.advanceTimersByTime(250)
    expect(moved() / width).toBeLessThan(0.95)
    vi.advanceTimersByTime(250)
    expect(moved() / width).toBeCloseTo(1, 1)
    vi.advanceTimersByTime(500)
    expect(moved() / width).toBeCloseTo(1, 2)
  })

  it('counts each of several quick presses', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    await expect.poll(visible).toHaveLength(3)
    const next = button('Next review').element() as HTMLElement
    const dot = button('Review 5').element() as HTMLElement
    next.click()
    next.click()
    await expect.poll(visible).toEqual(['3 of 7', '4 of 7', '5 of 7'])
    next.click()
    dot.click()
    await expect.poll(visible).toEqual(['5 of 7', '6 of 7', '7 of 7'])
  })

  it('loops in both directions', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    await button('Previous review').click()
    await expect.poll(visible).toEqual(['7 of 7', '1 of 7', '2 of 7'])
    for (let click = 0; click < 8; click++) await button('Next review').click()
    await expect.poll(visible).toEqual(['1 of 7', '2 of 7', '3 of 7'])
  })

  it('shows the review of a clicked dot', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    await page.getByRole('button', { name: 'Review 5' }).click()
    await expect.poll(visible).toEqual(['5 of 7', '6 of 7', '7 of 7'])
    await expect
      .element(page.getByRole('button', { name: 'Review 5' }))
      .toHaveAttribute('aria-current', 'true')
  })

  it.each(['ltr', 'rtl'])('follows a finger in %s text', async (dir) => {
    await render(
      <div dir={dir}>
        <ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />
      </div>,
    )
    await expect.poll(visible).toHaveLength(3)
    swipe(dir === 'rtl' ? 300 : -300)
    await expect.poll(visible).toEqual(['2 of 7', '3 of 7', '4 of 7'])
  })

  it('follows a finger backwards to the last review', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    await expect.poll(visible).toHaveLength(3)
    swipe(300)
    await expect.poll(visible).toEqual(['7 of 7', '1 of 7', '2 of 7'])
  })

  it('renders the content of a slide once, also when the slides move', async () => {
    const content = vi.fn((review: Review) => review.comment)
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews}>
        <Reviews.Carousel autoplay={false}>
          <Reviews.Next />
          <Reviews.Slides>{content}</Reviews.Slides>
        </Reviews.Carousel>
      </Reviews.Root>,
    )
    await expect.poll(visible).toHaveLength(3)
    await button('Next review').click()
    await expect.poll(visible).toEqual(['2 of 7', '3 of 7', '4 of 7'])
    expect(content.mock.calls.filter(([{ reviewId }]) => reviewId === 'ines')).toHaveLength(1)
  })

  it('has no controls when all reviews are visible', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews.slice(0, 3)} />)
    await expect.poll(visible).toHaveLength(3)
    expect(button('Next review').elements()).toHaveLength(0)
    await page.viewport(390, 844)
    await expect.element(button('Next review')).toBeVisible()
  })

  it('loops at each width, also with one review more than are visible', async () => {
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews.slice(0, 4)} autoplay={false} />)
    for (const width of [1001, 1002, 1003, 1004, 1279]) {
      await page.viewport(width, 900)
      await expect.poll(() => track().parentElement?.clientWidth).toBe(width)
      await expect.poll(visible).toEqual(['1 of 4', '2 of 4', '3 of 4'])
      await button('Previous review').click()
      await expect.poll(visible).toEqual(['4 of 4', '1 of 4', '2 of 4'])
      await button('Next review').click()
    }
  })

  it('goes from the last place to the first and back, where the slides are too few for a loop', async () => {
    await render(
      <div style={{ '--reviews-visible': 2.5 } as CSSProperties}>
        <ReviewsCarousel messages={en} reviews={sevenReviews.slice(0, 3)} autoplay={false} />
      </div>,
    )
    await button('Next review').click()
    await expect.poll(moved).toBeGreaterThan(50)
    await button('Next review').click()
    await expect.poll(moved).toBeLessThan(1)
    await button('Previous review').click()
    await expect.poll(moved).toBeGreaterThan(50)
  })
})

describe('autoplay', () => {
  it('moves on after three seconds', async () => {
    await render(<p>Elsewhere</p>)
    await page.getByText('Elsewhere').hover()
    fakeInterval()
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await untilAutoplay()
    vi.advanceTimersByTime(2999)
    await painted()
    expect(visible()).toEqual(['1 of 7', '2 of 7', '3 of 7'])
    vi.advanceTimersByTime(1)
    await until(() => visible().join() === '2 of 7,3 of 7,4 of 7')
  })

  it('pauses while the pointer hovers', async () => {
    fakeInterval()
    await render(
      <>
        <p>Elsewhere</p>
        <ReviewsCarousel messages={en} reviews={sevenReviews} interval={3500} />
      </>,
    )
    await page.getByText('Elsewhere').hover()
    await untilAutoplay()
    expect(track().ariaLive).toBe('off')
    await region().hover()
    await untilRest()
    expect(track().ariaLive).toBe('polite')
    vi.advanceTimersByTime(10_000)
    await painted()
    expect(visible()).toEqual(['1 of 7', '2 of 7', '3 of 7'])
    await page.getByText('Elsewhere').hover()
    await untilAutoplay()
    vi.advanceTimersByTime(3500)
    await until(() => visible().join() === '2 of 7,3 of 7,4 of 7')
  })

  it('pauses while the keyboard focus is inside', async () => {
    await render(
      <>
        <ReviewsCarousel messages={en} reviews={sevenReviews} />
        <p>Elsewhere</p>
      </>,
    )
    await page.getByText('Elsewhere').hover()
    await expect.poll(() => track().ariaLive).toBe('off')
    await userEvent.tab()
    await expect.poll(() => track().ariaLive).toBe('polite')
    await userEvent.tab({ shift: true })
    await expect.poll(() => track().ariaLive).toBe('off')
  })

  it('stays stopped until the visitor starts it again', async () => {
    await render(
      <>
        <p>Elsewhere</p>
        <ReviewsCarousel messages={en} reviews={sevenReviews} />
      </>,
    )
    await button('Pause the reviews').click()
    await page.getByText('Elsewhere').click()
    await expect.element(region()).toHaveAttribute('data-state', 'stopped')
    await button('Play the reviews').click()
    await expect.element(region()).toHaveAttribute('data-state', 'playing')
  })

  it('does not begin for a visitor who asked for less motion', async () => {
    await globalThis.emulateMedia?.([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    onTestFinished(() => globalThis.emulateMedia?.([]))
    fakeInterval()
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await expect.element(button('Play the reviews')).toBeVisible()
    vi.advanceTimersByTime(10_000)
    await painted()
    expect(visible()).toEqual(['1 of 7', '2 of 7', '3 of 7'])

    await button('Next review').click()
    await expect.poll(visible).toEqual(['2 of 7', '3 of 7', '4 of 7'])
    expect(moved()).toBe(slides()[0]?.offsetWidth)

    await button('Play the reviews').click()
    await expect.element(region()).toHaveAttribute('data-state', 'playing')
  })

  it('can be turned off', async () => {
    fakeInterval()
    await render(<ReviewsCarousel messages={en} reviews={sevenReviews} autoplay={false} />)
    await expect.poll(visible).toHaveLength(3)
    vi.advanceTimersByTime(10_000)
    await painted()
    expect(visible()).toEqual(['1 of 7', '2 of 7', '3 of 7'])
    expect(button('Pause the reviews').elements()).toHaveLength(0)
  })
})

/** Spies on the `Intl` objects whose first use on a page is slow. */
function spyOnIntl() {
  // `format` is a getter, but TypeScript declares it as a method.
  const getters = [Intl.DateTimeFormat, Intl.NumberFormat].map(
    ({ prototype }) => prototype as unknown as { readonly format: unknown },
  )
  const spies = [
    ...getters.map((prototype) => vi.spyOn(prototype, 'format', 'get')),
    vi.spyOn(Intl.RelativeTimeFormat.prototype, 'format'),
    vi.spyOn(Intl.PluralRules.prototype, 'select'),
    vi.spyOn(Intl.Segmenter.prototype, 'segment'),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return spies
}

/** Puts HTML and a section below it into the document. Returns a function that sums up the layout shifts since then. */
async function observeLayoutShift(html: string) {
  document.body.innerHTML = `<main>${html}</main><section style="block-size: 100vh; background: silver">The rest</section>`
  await painted()
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as unknown as { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => {
    observer.disconnect()
    document.body.replaceChildren()
  })
  return () => {
    add(observer.takeRecords())
    return sum
  }
}

describe('mounting in the browser only', () => {
  const props = { reviews: sevenReviews, averageRating: 4.8, totalReviewCount: 193 }

  it.each([1280, 390])('moves the page by at most 0.01 at %i px, inside a placeholder', async (width) => {
    await page.viewport(width, 900)
    const layoutShift = await observeLayoutShift('<div data-slot="reviews-placeholder"></div>')
    const placeholder = document.querySelector('[data-slot="reviews-placeholder"]') as HTMLElement
    const root = createRoot(placeholder)
    onTestFinished(() => root.unmount())
    root.render(<ReviewsCarousel messages={en} {...props} />)
    await expect.poll(visible).not.toHaveLength(0)
    await painted()
    expect(layoutShift()).toBeLessThanOrEqual(0.01)
  })

  it.each([en, italian, de])('does not wait for the first use of `Intl` in $locale', async (messages) => {
    const spies = spyOnIntl()
    await render(<ReviewsCarousel messages={messages} {...props} />)
    await expect.poll(visible).toHaveLength(3)
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  })

  it('measures how many reviews the site’s CSS shows', async () => {
    const screen = await render(
      <div style={{ '--reviews-visible': 2 } as CSSProperties}>
        <ReviewsCarousel messages={en} {...props} autoplay={false} />
      </div>,
    )
    await expect.poll(visible).toEqual(['1 of 7', '2 of 7'])
    ;(screen.container.firstElementChild as HTMLElement).style.setProperty('--reviews-visible', '4')
    await page.viewport(1270, 900)
    await expect.poll(visible).toEqual(['1 of 7', '2 of 7', '3 of 7', '4 of 7'])
  })
})

describe('hydration', () => {
  it.each([1280, 768, 390])('keeps the layout of the server’s HTML at %i px', async (width) => {
    await page.viewport(width, 900)
    const props = { reviews: sevenReviews, averageRating: 4.8, totalReviewCount: 193 }
    const main = document.createElement('main')
    main.innerHTML = renderCarouselOnServer(props)
    document.body.append(main, 'The rest of the page')
    await painted()
    const before = main.getBoundingClientRect().height

    const shifts: unknown[] = []
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    const onRecoverableError = vi.fn()
    const intl = spyOnIntl()
    const root = hydrateRoot(main, <ReviewsCarousel messages={en} {...props} />, { onRecoverableError })
    onTestFinished(() => {
      observer.disconnect()
      root.unmount()
      document.body.replaceChildren()
    })
    await expect.poll(() => region().element().getAttribute('data-state')).not.toBe('static')
    await painted()

    expect(onRecoverableError).not.toHaveBeenCalled()
    for (const spy of intl) expect(spy).not.toHaveBeenCalled()
    expect([...shifts, ...observer.takeRecords()]).toEqual([])
    expect(main.getBoundingClientRect().height).toBe(before)
  })
})

describe('invalid reviews', () => {
  it('are left out and reported', async () => {
    const onIssue = vi.fn()
    const reviews = [{ ...sevenReviews[0], reviewer: null } as unknown as Review, ...sevenReviews.slice(1)]
    await render(<ReviewsCarousel messages={en} reviews={reviews} onIssue={onIssue} />)
    await expect.element(page.getByRole('group', { name: '1 of 6' })).toBeVisible()
    expect(onIssue).toHaveBeenCalledWith({
      path: 'reviews[0].reviewer',
      message: 'has no name of at most 200 characters, so the review is left out',
    })
  })
})
