import type { Browser, CDPSession } from 'playwright'
import type { Start } from './client.ts'

/** How much slower than this machine the processor is made. */
const SLOWDOWN = 4

/** Time after which all effects have run, also those behind a debounce, in ms. Before any autoplay moves. */
const SETTLED = 1500

/** Widths of a phone and of a desktop. */
export const WIDTHS = [390, 1280] as const

export interface Visit {
  /** Execution of scripts, from the import of the subject to the last effect, in ms of processor time. */
  script: number
  /** The longest task of that time, in ms of processor time. */
  longestTask: number
  layoutShift: number
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

/** The longest task of the page's main thread in a trace, in ms of processor time. */
function longestTaskOf(trace: TraceEvent[], mark: string) {
  const marked = trace.find(({ name, cat }) => name === mark && cat.includes('blink.user_timing'))
  if (!marked) throw new Error(`The trace has no mark ${mark}.`)
  const tasks = trace.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === marked.pid && tid === marked.tid && ts >= marked.ts,
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** Starts a subject once, in a new page with nothing compiled or cached. */
export async function visit(
  browser: Browser,
  url: string,
  { subject, start, width }: { subject: string; start: Start; width: (typeof WIDTHS)[number] },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 850 } })
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw new Error(`${subject}: ${error.message}`)
    })
    const session = await context.newCDPSession(page)
    // Processor time of the thread: other processes of the machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(300)

    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    const before = await scriptTime(session)
    await page.evaluate(
      async ([name, how]) => {
        performance.mark('start')
        await window.startSubject(name, how)
      },
      [subject, start] as const,
    )
    await page.waitForTimeout(SETTLED)
    const script = (await scriptTime(session)) - before
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    const layoutShift = await page.evaluate(() => window.layoutShift)
    return { script, longestTask: longestTaskOf(traceEvents, 'start'), layoutShift }
  } finally {
    await context.close()
  }
}
