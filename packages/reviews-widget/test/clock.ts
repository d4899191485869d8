import { vi } from 'vitest'

/** Waits for two animation frames: then the browser has painted the changes. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits for a state. `expect.poll` and `expect.element` would move a fake clock meanwhile. */
export async function until(condition: () => boolean) {
  while (!condition()) await painted()
}

/** Replaces `setInterval`, the timer of autoplay and of the dates. All other timers are real. */
export const fakeInterval = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })

const timers = () => vi.getTimerCount() - document.querySelectorAll('time').length

/** Wait for the fake timer of autoplay, which React starts and stops after it has changed the page. */
export const untilAutoplay = () => until(() => timers() === 1)
export const untilRest = () => until(() => timers() === 0)
