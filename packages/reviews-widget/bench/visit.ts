import type { Browser, CDPSession, Page } from 'playwright'
import { measurePresses, processorTimesBetween } from '../../../scripts/press-times.ts'
import type { ReactStartMode } from './client.ts'

/** The factor by which the processor is slowed down. */
const SLOWDOWN = 4

/**
 * The time in ms after which a carousel has settled: longer than all effects, even debounced ones, and shorter than the
 * interval of any autoplay.
 */
const SETTLED = 1500

/** The number of presses of the next button, and the time in ms after which the slides have moved. */
const PRESSES = 5
const MOVED = 900

/** The window widths of a phone and of a desktop, in px. */
export const WINDOW_WIDTHS = [390, 1280] as const

/** What the start of a carousel costs in one visit. */
export interface CarouselStartMeasurement {
  /** Processor time in ms of all scripts from the import of the carousel to its last effect. */
  script: number
  /** Processor time in ms of the longest task of the page’s scripts. */
  longestTask: number
  /** Processor time in ms from the import of the carousel to the first paint with reviews. */
  visible: number
  layoutShift: number
  /** Processor time in ms from each press of the next button to the paint; empty if the carousel has no such button. */
  presses: number[]
}

interface TraceEvent {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

async function scriptTime(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** The longest task of the page's main thread after the mark, in ms of processor time. */
function longestTaskOf(trace: TraceEvent[], mark: string) {
  const marked = trace.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))
  if (!marked) throw new Error(`The trace has no mark ${mark}.`)
  const tasks = trace.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === marked.pid && tid === marked.tid && ts >= marked.ts,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

async function measureNext(browser: Browser, page: Page) {
  const next = page.getByRole('button', { name: /next/i }).first()
  if ((await next.count()) === 0) return []
  return measurePresses(browser, page, async () => {
    for (let press = 0; press < PRESSES; press++) {
      // A carousel can remove the button, for example at its last slide.
      if (await next.isVisible()) await next.click()
      await page.waitForTimeout(MOVED)
    }
  })
}

/** Measures the start of one carousel, in a new page without compiled or cached code. */
export async function measureCarouselStart(
  browser: Browser,
  url: string,
  {
    library,
    start,
    width,
    count,
  }: { library: string; start: ReactStartMode; width: (typeof WINDOW_WIDTHS)[number]; count?: number },
): Promise<CarouselStartMeasurement> {
  const context = await browser.newContext({ viewport: { width, height: 850 } })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw new Error(`${library}: ${error.message}`)
    })
    const session = await context.newCDPSession(page)
    // Measures the processor time of the thread, so that other processes of the machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(300)

    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    const before = await scriptTime(session)
    await page.evaluate(
      async ([name, how, reviews]) => {
        performance.mark('start')
        await window.startCarousel(name, how, reviews)
      },
      [library, start, count] as const,
    )
    await page.waitForTimeout(SETTLED)
    const script = (await scriptTime(session)) - before
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const layoutShift = await page.evaluate(() => window.layoutShift)
    const presses = await measureNext(browser, page)
    const [visible = Number.NaN] = processorTimesBetween(traceEvents, 'start', 'visible')
    return { script, longestTask: longestTaskOf(traceEvents, 'start'), visible, layoutShift, presses }
  } finally {
    await context.close()
  }
}
