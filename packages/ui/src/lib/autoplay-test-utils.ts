import { createElement, Fragment, type ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { render } from 'vitest-browser-react'

/** For the tests of what turns by itself: its timeouts wait for `pass`. */
export function holdTimeouts() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Lets React commit what came before, and then time pass, ms. */
export async function pass(ms: number) {
  await frame()
  await frame()
  vi.advanceTimersByTime(ms)
  await frame()
}

/**
 * Renders below a paragraph “Elsewhere” on which the pointer rests: another test may have left it where the slides come
 * to lie, and it would hold them.
 */
export async function renderUnheld(slides: ReactNode) {
  const elsewhere = createElement('p', undefined, 'Elsewhere')
  const screen = await render(elsewhere)
  await screen.getByText('Elsewhere').hover()
  await screen.rerender(createElement(Fragment, undefined, elsewhere, slides))
  return screen
}
