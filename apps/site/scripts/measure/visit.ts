import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { chooseMedianVisit, findLongTasks, type LongTask, type RecordedTasks } from './long-tasks.ts'
import { median } from './statistics.ts'

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
}

/** A slow 4G network: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
/** How long a finger touches the screen or presses a key, ms. */
const PRESS = 80

/** Number of requests, and transferred bytes by kind of file, without the headers of the responses. */
interface PageTransfer {
  requests: number
  bytes: Record<string, number>
}

/** Requests, bytes and delays of a scripted visit to one page. */
export interface VisitMeasurement {
  /** Requests and bytes until the `load` event: the first view, before the application starts. */
  firstView: PageTransfer
  /** Requests and bytes of a page that the visitor does not touch. */
  untouched: PageTransfer
  /** Requests and bytes of a page that the visitor scrolls to its end. */
  scrolled: PageTransfer
  /**
   * The longest time from an input to the next frame, in ms, with the processor slowed down four times: the median of
   * several visits.
   */
  interactionToNextPaint: number
  /**
   * The tasks that take more than 50 ms and start after the First Contentful Paint, with the processor slowed down four
   * times: those of the visit that has the median of the longest tasks.
   */
  longTasks: LongTask[]
}

interface Recorded extends RecordedTasks {
  interactions: number[]
  largestContentfulPaint: number
}

/** Records the performance entries of every page that opens in the browser context. */
const record = (context: BrowserContext) =>
  context.addInitScript(() => {
    const recorded: Recorded = {
      interactions: [],
      tasks: [],
      frames: [],
      firstContentfulPaint: Number.POSITIVE_INFINITY,
      hydrated: Number.POSITIVE_INFINITY,
      largestContentfulPaint: 0,
    }
    Object.assign(window, { recorded })
    const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      } as PerformanceObserverInit)
    observe('event', (entry) => {
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        recorded.interactions.push(entry.duration)
    })
    observe('longtask', ({ startTime, duration }) => recorded.tasks.push({ startTime, duration }))
    observe('long-animation-frame', (entry) => recorded.frames.push(JSON.parse(JSON.stringify(entry))))
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') recorded.firstContentfulPaint = startTime
    })
    addEventListener(
      'hydrated',
      ({ timeStamp }) => {
        recorded.hydrated = timeStamp
      },
      { once: true },
    )
    observe('largest-contentful-paint', (entry) => {
      recorded.largestContentfulPaint = entry.startTime
    })
  })

const readRecorded = (page: Page) =>
  page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)

/** Opens a page on a simulated phone with an empty cache, and closes it when `use` has finished. */
async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
) {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' })
  try {
    await record(context)
    return await use(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

async function countTransfer(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  // HTTP/2 compresses headers to a few bytes, which the server of the measurement does not.
  const headers = new Map<string, number>()
  const bytes: Record<string, number> = {}
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) kinds.set(requestId, type ?? 'Other')
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    // For a file from the memory cache no bytes arrive, and the response has the length of the earlier response.
    const body = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0))
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + body
  })
  return (): PageTransfer => ({ requests: kinds.size, bytes: { ...bytes } })
}

async function scrollToEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(150)
  }
  await page.waitForLoadState('networkidle')
}

/** Scrolls to the first visible element that matches the selector, and returns its centre. Runs in the page. */
function scrollToControl(selector: string) {
  const control = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  if (!control) return
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Uses the page: opens and closes the menu, changes the slide, opens the lightbox. Leaves out what the page does not
 * have. Does not use the locators of Playwright: they run a script of 330 KB in the page, whose tasks and listeners
 * would count as those of the page.
 */
async function interact(page: Page, session: CDPSession) {
  const findControl = async (selector: string): Promise<ReturnType<typeof scrollToControl>> => {
    const expression = `(${scrollToControl})(${JSON.stringify(selector)})`
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
  const press = async (selector: string) => {
    if (!(await findControl(selector))) return
    await page.waitForTimeout(1000)
    const centre = await findControl(selector)
    if (!centre) return
    // Not `page.touchscreen.tap`, with which the finger leaves the screen at the moment it touches it.
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [centre] })
    await page.waitForTimeout(PRESS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(1000)
  }
  const close = async () => {
    await page.keyboard.press('Escape', { delay: PRESS })
    await page.waitForTimeout(800)
  }
  await press('[data-slot=ui-overlay-menu-trigger]')
  await close()
  await press('[data-slot=ui-hero-buttons] button:last-child')
  await press('[data-slot=ui-gallery-link]')
  await close()
}

/** Measures the requests and bytes of a visitor who reads the page to its end. */
const measureTransfer = (browser: Browser, url: string) =>
  onPhone(browser, async (page, context) => {
    const read = await countTransfer(context, page)
    await page.goto(url)
    const firstView = read()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2000)
    const untouched = read()
    // Closes the consent dialog, which covers the page and prevents scrolling.
    await page
      .getByRole('dialog')
      .getByRole('button')
      .first()
      .click({ timeout: 3000 })
      .catch(() => {})
    await scrollToEnd(page)
    return { firstView, untouched, scrolled: read() }
  })

/** Records the tasks and the interactions of a visitor who uses the page, with a slow processor. */
const recordVisit = (browser: Browser, url: string) =>
  onPhone(browser, async (page, context) => {
    await context.addInitScript(() => {
      const decided = { necessary: true, preferences: false, analytics: false, marketing: false }
      localStorage.setItem('cookieConsentState', JSON.stringify(decided))
      localStorage.setItem('cookieConsentDate', new Date().toISOString())
    })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(2000)
    await interact(page, session)
    return readRecorded(page)
  })

/**
 * Opens a page as a phone does, scrolls and presses as a visitor would, and measures requests, bytes and delays. Repeats
 * the part with delays `runs` times, because other work on the machine makes single tasks longer.
 */
export async function measureVisit(browser: Browser, url: string, runs: number): Promise<VisitMeasurement> {
  const transfers = await measureTransfer(browser, url)
  const visits: Recorded[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await recordVisit(browser, url))
  return {
    ...transfers,
    interactionToNextPaint: median(visits.map(({ interactions }) => Math.max(0, ...interactions))),
    longTasks: chooseMedianVisit(visits.map(findLongTasks)),
  }
}

/** Largest Contentful Paint in ms on a slow network and processor, with or without the application's scripts. */
export const measureLargestContentfulPaint = (browser: Browser, url: string, withScripts: boolean) =>
  onPhone(browser, async (page, context) => {
    // Scripts are intercepted in both cases, because interception itself takes time. Without scripts, the requests get
    // no answer: after a failed request the page would reload.
    await page.route('**/*.js', (route) => (withScripts ? route.continue() : undefined))
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // Does not wait for `load`, which a page whose HTML names its scripts reaches only when they are answered.
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForTimeout(5000)
    return (await readRecorded(page)).largestContentfulPaint
  })
