import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  advanceTimeouts,
  installFakeTimeouts,
  renderWithoutHover,
  stillClock,
} from '../../../../test/autoplay'
import { lines, pointOf, touch } from '../../../../test/touch'
import '../../../styles/index.css'
import * as Carousel from './carousel'

const messages = {
  region: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: '{place} of {count}',
}
const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 3, height: 2 }

const count = () => document.querySelector('[data-slot=ui-carousel-count]')?.textContent
const live = () => document.querySelector('[data-slot=ui-carousel-slides]')?.getAttribute('aria-live')

async function renderCarousel(props?: Partial<Carousel.CarouselRootProps>) {
  const screen = await renderWithoutHover(
    <Carousel.Root messages={messages} {...props}>
      {['Pool', 'Lounge', 'Vicenza'].map((name) => (
        <Carousel.Slide key={name} picture={{ ...picture, alt: name }} caption={<a href="#more">{name}</a>} />
      ))}
    </Carousel.Root>,
  )
  const press = (name: string) => (screen.getByRole('button', { name }).element() as HTMLElement).click()
  return { screen, press, carousel: screen.getByRole('region', { name: 'Pictures' }) }
}

it('moves to the next slide where text reads from right to left', async () => {
  const screen = await render(
    <div dir="rtl">
      <Carousel.Root messages={messages} autoplay={false}>
        {['Pool', 'Lounge', 'Vicenza'].map((name) => (
          <Carousel.Slide key={name} picture={{ ...picture, alt: name }} caption={name} />
        ))}
      </Carousel.Root>
    </div>,
  )
  const distance = (name: string) => {
    const [slide, viewport] = [screen.getByAltText(name), screen.getByRole('region')]
    return Math.abs(
      slide.element().getBoundingClientRect().left - viewport.element().getBoundingClientRect().left,
    )
  }
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => distance('Lounge')).toBeLessThan(1)
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => distance('Vicenza')).toBeLessThan(1)
})

it('counts the slides in fragments', async () => {
  const slide = (name: string) => <Carousel.Slide picture={{ ...picture, alt: name }} caption={name} />
  const some = (
    <>
      {slide('Lounge')}
      {slide('Vicenza')}
    </>
  )
  const all = (
    <>
      {slide('Pool')}
      {some}
    </>
  )
  await render(
    <Carousel.Root messages={messages} autoplay={false}>
      {all}
    </Carousel.Root>,
  )
  expect(count()).toBe('1 of 3')
  const slides = [...document.querySelectorAll('[aria-roledescription=slide]')]
  expect(slides.map((element) => element.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})

it('keeps the focus inside when the slide of a pressed link moves away', async () => {
  const { screen, press, carousel } = await renderCarousel()
  press('Pause')
  await screen.getByRole('link', { name: 'Pool' }).click()
  await expect.element(screen.getByRole('link', { name: 'Pool' })).toHaveFocus()
  press('Next')
  await expect.poll(count).toBe('2 of 3')
  // The browser takes the focus from an inert part some time later.
  await expect.poll(() => document.activeElement?.closest('[inert]')).toBeNull()
  expect(carousel.element()).toContainElement(document.activeElement as HTMLElement)
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Lounge' })).toHaveFocus()
})

it('follows one finger and not two', async () => {
  const { press } = await renderCarousel()
  press('Pause')
  const viewport = document.querySelector('[data-slot=ui-carousel-viewport]') as Element
  const at = (x: number, y: number) => pointOf(viewport, x, y)
  await touch(...lines([at(0.9, 0.3), at(0.2, 0.3)], [at(0.9, 0.6), at(0.2, 0.6)]))
  expect(count()).toBe('1 of 3')
  await touch(...lines([at(0.9, 0.3), at(0.2, 0.3)]))
  await expect.poll(count).toBe('2 of 3')
})

describe('the carousel', () => {
  installFakeTimeouts()

  it('changes the slide after 4 seconds, and wraps', async () => {
    await renderCarousel()
    for (const place of [2, 3, 1]) {
      await advanceTimeouts(3999)
      expect(count()).not.toBe(`${place} of 3`)
      await advanceTimeouts(1)
      await expect.poll(count, stillClock).toBe(`${place} of 3`)
    }
  })

  it('keeps the slide with an endless interval', async () => {
    const timeouts = vi.spyOn(window, 'setTimeout')
    await renderCarousel({ interval: Number.POSITIVE_INFINITY })
    await advanceTimeouts(20_000)
    expect(count()).toBe('1 of 3')
    // What a browser makes of a longer delay is no delay at all.
    expect(timeouts.mock.calls.filter(([, delay = 0]) => delay > 2 ** 31 - 1)).toEqual([])
  })

  it('keeps rotating after the visitor has used an arrow', async () => {
    const { press } = await renderCarousel()
    press('Next')
    await expect.poll(count).toBe('2 of 3')
    await advanceTimeouts(4000)
    await expect.poll(count).toBe('3 of 3')
  })

  it('keeps the slide while the pointer hovers', async () => {
    const { screen, carousel } = await renderCarousel()
    await carousel.hover()
    await advanceTimeouts(20_000)
    expect(count()).toBe('1 of 3')
    await screen.getByText('Elsewhere').hover()
  })

  it('keeps the slide while keyboard focus is inside', async () => {
    await renderCarousel()
    await userEvent.tab()
    await advanceTimeouts(20_000)
    expect(count()).toBe('1 of 3')
  })

  it('does not rotate when paused, and announces the slides that the visitor selects', async () => {
    const { press } = await renderCarousel()
    expect(live()).toBe('off')
    press('Pause')
    await expect.poll(live).toBe('polite')
    await advanceTimeouts(20_000)
    expect(count()).toBe('1 of 3')
    press('Previous')
    await expect.poll(count).toBe('3 of 3')
  })

  it('has the pause button first in tab order and no hidden slide', async () => {
    const { screen } = await renderCarousel()
    vi.useRealTimers()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
    const focused = new Set<string | null>()
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      if (document.activeElement?.closest('[data-slot=ui-carousel-slide]'))
        focused.add(document.activeElement.textContent)
    }
    expect([...focused]).toEqual(['Pool'])
  })
})
