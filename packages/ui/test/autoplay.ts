import { createElement, Fragment, type ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { render } from 'vitest-browser-react'

/** Replaces `setTimeout` by a fake timer in each test of the file. Call `advanceTimeouts` to run the timers. */
export function installFakeTimeouts() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/**
 * Options of `expect.poll` before a time is measured: each new try moves a fake clock on by the interval, so that on a busy
 * machine the next timer would end early.
 */
export const stillClock = { interval: 0 }

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until React has committed, then advances the fake timers by a time in ms. */
export async function advanceTimeouts(ms: number) {
  await frame()
  await frame()
  vi.advanceTimersByTime(ms)
  await frame()
}

/**
 * Renders the slides while the pointer is somewhere else: hover pauses autoplay, and another test may have left the
 * pointer where the slides appear.
 */
export async function renderWithoutHover(slides: ReactNode) {
  const elsewhere = createElement('p', undefined, 'Elsewhere')
  const screen = await render(elsewhere)
  await screen.getByText('Elsewhere').hover()
  await screen.rerender(createElement(Fragment, undefined, elsewhere, slides))
  return screen
}
