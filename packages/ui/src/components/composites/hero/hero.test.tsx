import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  advanceTimeouts,
  installFakeTimeouts,
  renderWithoutHover,
  stillClock,
} from '../../../../test/autoplay'
import '../../../styles/index.css'
import { Hero, type HeroProps } from './hero'
import { HeroDots } from './hero-dots'
import { SundialPager } from './sundial-pager'

const messages = {
  region: 'Hours',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  pager: 'Choose',
  position: '{place} of {count}',
}
const slides = ['morning', 'noon', 'evening'].map((id) => ({
  id,
  moment: id,
  kicker: 'Kicker',
  title: id,
  text: 'Text',
  picture: { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 1, height: 1, alt: '' },
}))

const count = () => document.querySelector('[data-slot=ui-hero-count]')?.textContent

const action = <a href="#check">Check</a>

async function show(props: Partial<HeroProps> = {}) {
  const screen = await renderWithoutHover(
    <Hero messages={messages} slides={slides} action={action} {...props} />,
  )
  return { screen, hero: screen.getByRole('region', { name: 'Hours' }) }
}

/** Fingers on the hero, by their horizontal positions: those that the event is about, and all that touch the screen. */
function touch(
  type: 'touchstart' | 'touchmove' | 'touchend',
  changed: number[],
  all: number[],
  clientY = 200,
) {
  const target = document.querySelector('[data-slot=ui-hero]') as Element
  const fingers = (places: number[]) =>
    places.map((clientX) => new Touch({ identifier: clientX, target, clientX, clientY }))
  const init = { bubbles: true, changedTouches: fingers(changed), touches: fingers(all) }
  target.dispatchEvent(new TouchEvent(type, init))
}

describe('the hero', () => {
  installFakeTimeouts()

  it('advances after 5.2 seconds and wraps', async () => {
    await show()
    for (const position of [2, 3, 1]) {
      await advanceTimeouts(5199)
      expect(count()).not.toContain(`${position} of 3`)
      await advanceTimeouts(1)
      await expect.poll(count, stillClock).toContain(`${position} of 3`)
    }
  })

  it('keeps the slide while the pointer hovers', async () => {
    const { screen, hero } = await show()
    await hero.hover()
    await advanceTimeouts(20_000)
    expect(count()).toContain('1 of 3')
    await screen.getByText('Elsewhere').hover()
  })

  it('advances while a finger touches it', async () => {
    const { hero } = await show()
    const touch = new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' })
    hero.element().dispatchEvent(touch)
    await advanceTimeouts(5200)
    await expect.poll(count).toContain('2 of 3')
  })

  it('waits without autoplay until the visitor presses Play', async () => {
    const { screen } = await show({ autoplay: false })
    await advanceTimeouts(20_000)
    expect(count()).toContain('1 of 3')
    // A key and not a press, because a pointer over the hero would pause it.
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  })

  it('keeps the slide while focus is inside', async () => {
    const { screen } = await show()
    screen.getByRole('link', { name: 'Check' }).first().element().focus()
    await advanceTimeouts(20_000)
    expect(count()).toContain('1 of 3')
  })

  it('keeps the slide, and with it the focus, after a press of its link', async () => {
    const { screen } = await show()
    const link = screen.getByRole('link', { name: 'Check' }).first()
    await link.click()
    await screen.getByText('Elsewhere').hover()
    await advanceTimeouts(20_000)
    expect(count()).toContain('1 of 3')
    expect(link).toHaveFocus()
  })

  it('stays paused after manual use and shows Play', async () => {
    const { screen, hero } = await show()
    ;(screen.getByRole('button', { name: 'Next' }).element() as HTMLElement).click()
    await expect.poll(count).toContain('2 of 3')
    await advanceTimeouts(20_000)
    expect(count()).toContain('2 of 3')
    await expect.element(hero).toHaveAttribute('data-state', 'paused')
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  it('moves by two slides after two presses before React renders', async () => {
    const { screen } = await show()
    const next = screen.getByRole('button', { name: 'Next' }).element() as HTMLElement
    next.click()
    next.click()
    await expect.poll(count).toContain('3 of 3')
  })

  it('shows the slide that was asked for, although the time of the last ends before React renders', async () => {
    const { screen } = await show()
    await advanceTimeouts(5199)
    ;(screen.getByRole('button', { name: 'Previous' }).element() as HTMLElement).click()
    vi.advanceTimersByTime(1)
    await expect.poll(count).toContain('3 of 3')
  })

  it('gives the slides their progress only when the page scrolls', async () => {
    const { hero } = await show()
    const progress = () => getComputedStyle(hero.element()).getPropertyValue('--ui-progress')
    expect(progress()).toBe('')
    const { style } = document.body
    style.paddingBlockEnd = '2000px'
    window.scrollTo(0, 200)
    await expect.poll(progress).not.toBe('')
    window.scrollTo(0, 0)
    await expect.poll(progress).toBe('0.0000')
    style.paddingBlockEnd = ''
  })

  it('announces slides only while they do not rotate', async () => {
    const { screen } = await show()
    const live = () => document.querySelector('[data-slot=ui-hero-slides]')?.getAttribute('aria-live')
    expect(live()).toBe('off')
    ;(screen.getByRole('button', { name: 'Pause' }).element() as HTMLElement).click()
    await expect.poll(live).toBe('polite')
  })

  it('has a dot for each slide if it has no other pager', async () => {
    const { screen } = await show()
    const third = screen.getByRole('button', { name: '3 of 3, evening' }).element() as HTMLElement
    third.click()
    await expect.poll(count).toContain('3 of 3')
    expect(third.ariaCurrent).toBe('true')
  })

  it.each([
    ['dots', HeroDots],
    ['sundial', SundialPager],
  ])('keeps the focus on its %s when the language changes', async (_, pager) => {
    const { screen } = await show({ pager })
    const dot = screen.getByRole('list', { name: 'Choose' }).getByRole('button').nth(1).element()
    ;(dot as HTMLElement).focus()
    const german = { ...messages, position: '{place} von {count}' }
    await screen.rerender(
      <>
        <p>Elsewhere</p>
        <Hero messages={german} slides={slides} action={action} pager={pager} />
      </>,
    )
    expect(document.activeElement?.getAttribute('aria-label')).toContain('2 von 3')
  })

  it('animates the sun of the sundial for one interval while the slides rotate', async () => {
    const { screen } = await show({ pager: SundialPager })
    const sun = document.querySelector('[data-slot=ui-sundial-pager-sun]') as HTMLElement
    expect(getComputedStyle(sun).animationName).toBe('ui-hour-passes')
    expect(getComputedStyle(sun).animationDuration).toBe('5.2s')
    ;(screen.getByRole('button', { name: 'Pause' }).element() as HTMLElement).click()
    await expect.poll(() => getComputedStyle(sun).animationName).toBe('none')
  })

  it('changes the slide after a swipe of one finger', async () => {
    await show()
    touch('touchstart', [400], [400])
    touch('touchend', [200], [])
    await expect.poll(count).toContain('2 of 3')
  })

  it.each([
    ['tap', 100, 400],
    ['move apart', 300, 60],
  ])('keeps the slide when two fingers %s', async (_, first, second) => {
    const { hero } = await show()
    touch('touchstart', [first], [first])
    touch('touchstart', [second], [first, second])
    touch('touchmove', [second + 80], [first, second + 80])
    touch('touchend', [second + 80], [first])
    touch('touchend', [first], [])
    await advanceTimeouts(0)
    expect(count()).toContain('1 of 3')
    await expect.element(hero).toHaveAttribute('data-state', 'playing')
    expect(getComputedStyle(hero.element()).touchAction).toMatch(/pinch-zoom|manipulation/)
  })

  it('keeps the slide when a finger scrolls the page', async () => {
    await show()
    touch('touchstart', [400], [400])
    touch('touchend', [300], [], 320)
    await advanceTimeouts(0)
    expect(count()).toContain('1 of 3')
  })

  it('keeps the slide when the second finger is beside the hero', async () => {
    await show()
    touch('touchstart', [400], [400])
    touch('touchmove', [300], [300, 900])
    touch('touchend', [200], [])
    await advanceTimeouts(0)
    expect(count()).toContain('1 of 3')
  })

  it('shows its last slide when the slides become fewer, and has no controls for a single one', async () => {
    const screen = await render(<Hero messages={messages} slides={slides} action={action} />)
    ;(screen.getByRole('button', { name: '3 of 3, evening' }).element() as HTMLElement).click()
    await expect.poll(count).toContain('3 of 3')
    await screen.rerender(<Hero messages={messages} slides={slides.slice(0, 2)} action={action} />)
    expect(count()).toBe('noon, 2 of 2')
    await expect.element(screen.getByRole('heading', { name: 'noon' })).toBeVisible()
    await screen.rerender(<Hero messages={messages} slides={slides.slice(0, 1)} action={action} />)
    await expect.element(screen.getByRole('heading', { name: 'morning' })).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(0)
  })

  it('advances after a press of Play although the focus is on the button', async () => {
    await show({ autoplay: false })
    await userEvent.keyboard('{Tab}{Enter}')
    await advanceTimeouts(5200)
    await expect.poll(count).toContain('2 of 3')
    await userEvent.keyboard('{Tab}')
    await advanceTimeouts(20_000)
    expect(count()).toContain('2 of 3')
  })

  it('stays paused by the focus when the pointer leaves', async () => {
    const { screen, hero } = await show()
    await hero.hover()
    screen.getByRole('link', { name: 'Check' }).first().element().focus()
    await screen.getByText('Elsewhere').hover()
    await advanceTimeouts(20_000)
    expect(count()).toContain('1 of 3')
  })

  it('never moves the focus into a hidden slide', async () => {
    await show()
    vi.useRealTimers()
    for (let step = 0; step < 12; step += 1) {
      await userEvent.tab()
      const slide = document.activeElement?.closest('[data-slot=ui-hero-slide]')
      if (slide) expect(slide).toHaveAttribute('data-state', 'active')
    }
  })
})
