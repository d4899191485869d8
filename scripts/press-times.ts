import type { Browser, Page } from 'playwright'

interface TraceEvent {
  name: string
  cat: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** Runs in the page. The browser paints after the frame callbacks and before the next task. */
function markPresses() {
  addEventListener(
    'click',
    () => {
      performance.mark('pressed')
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')))
    },
    true,
  )
}

/**
 * The processor time in ms of the page's main thread from each mark `from` to the mark `to` that follows. Other work of
 * the machine does not count.
 */
export function processorTimesBetween(traceEvents: TraceEvent[], from: string, to: string) {
  const findMarks = (mark: string) =>
    traceEvents.filter(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))
  const ends = findMarks(to)
  return findMarks(from).map(({ pid, tid, ts: start }, index) => {
    const end = ends[index]?.ts ?? Number.NaN
    const tasks = traceEvents.filter(
      (event) =>
        event.name === 'ThreadControllerImpl::RunTask' &&
        event.pid === pid &&
        event.tid === tid &&
        event.ts + (event.dur ?? 0) >= start &&
        event.ts < end,
    )
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  })
}

/**
 * Measures the processor time in ms from each press to the paint that follows.
 *
 * @param press presses once or several times, and waits until the page has painted
 */
export async function measurePresses(browser: Browser, page: Page, press: () => Promise<unknown>) {
  await page.evaluate(markPresses)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await press()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return processorTimesBetween(traceEvents, 'pressed', 'painted')
}
