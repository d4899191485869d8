import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, devices, type Page } from 'playwright'
import type { Figures } from './budget.ts'

declare const webVitals: typeof import('web-vitals')
declare const vitals: Figures

/** The phone that Lighthouse emulates. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
/** Latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }

const REJECT = '[data-slot=consent-actions] button:nth-of-type(2)'
const MENU = 'header [aria-haspopup=dialog]'
const CLOSE_MENU = '[role=dialog] button'
const NEXT_PAGE = '[role=dialog] nav a:not([aria-current])'
const NEXT_SLIDE = '[aria-roledescription=carousel] button:last-child'
const PICTURE = 'main a[aria-haspopup=dialog]'

const library = readFileSync(createRequire(import.meta.url).resolve('web-vitals'), 'utf8')

/** Runs in the page, before its own scripts. */
function record() {
  const { vitals } = Object.assign(globalThis, { vitals: {} as Figures })
  const save = ({ name, value }: { name: string; value: number }) => Object.assign(vitals, { [name]: value })
  for (const observe of [webVitals.onLCP, webVitals.onCLS]) observe(save, { reportAllChanges: true })
  webVitals.onINP(save, { reportAllChanges: true, durationThreshold: 16 })
  new PerformanceObserver((marks) => {
    vitals.hydrated ??= marks.getEntriesByName('hydrated')[0]?.startTime
    if (vitals.hydrated) console.debug('hydrated')
  }).observe({ type: 'mark' })
  // Builds without the mark remove this attribute instead.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as Element).id === 'root')) performance.mark('hydrated')
  }).observe(document, { subtree: true, attributeFilter: ['data-hydration'] })
  addEventListener('click', ({ timeStamp }) => Object.assign(vitals, { click: timeStamp }), true)
}

const readVitals = (page: Page) => page.evaluate(() => vitals)

async function visit<Result>(browser: Browser, options: object, use: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({ locale: 'en-GB', ...options })
  await context.addInitScript({ content: `${library};(${record})()` })
  return use(await context.newPage()).finally(() => context.close())
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  return session
}

/** Opens a page, and waits until React has hydrated it, and `rest` ms for what it then loads by itself. */
async function load(page: Page, url: string, rest = 3000) {
  const hydration = page.waitForEvent('console', (message) => message.text() === 'hydrated')
  await Promise.all([page.goto(url), hydration])
  await page.waitForTimeout(rest)
  return readVitals(page)
}

/** Reads the bytes, without headers, and the requests of a page. */
function readTransfer(): Figures {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const files = resources.filter(({ transferSize }) => transferSize > 0)
  const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const early = files.filter(({ startTime }) => startTime < Number(html?.loadEventStart))
  // The browser loads lazy pictures below the first view in advance.
  const find = (url: string) => [...document.images].find(({ currentSrc }) => currentSrc === url)
  const first = early.filter(({ name }) => (find(name)?.getBoundingClientRect().top ?? 0) < innerHeight)
  const kib = (ending: RegExp, of = files) =>
    of.reduce((sum, { name, encodedBodySize }) => sum + (ending.test(name) ? encodedBodySize / 1024 : 0), 0)
  return {
    'HTML KiB': Number(html?.encodedBodySize) / 1024,
    'CSS KiB': kib(/\.css$/),
    'fonts KiB': kib(/\.woff2$/),
    'script KiB': kib(/\.js$/),
    'early script KiB': kib(/\.js$/, early),
    'early pictures KiB': kib(/\.(avif|webp|jpe?g|png|svg)$/, first),
    'early requests': early.length + 1,
  }
}

/** What the phone of a first visitor loads for a page that nobody touches. */
export const measureTransfer = (browser: Browser, url: string) =>
  visit(browser, PHONE, (page) => load(page, url, 1000).then(() => page.evaluate(readTransfer)))

/** The trace events in which scripts are compiled and run, as Lighthouse counts them, and the work that they cause. */
const SCRIPT =
  /^(EventDispatch|EvaluateScript|FunctionCall|TimerFire|FireIdleCallback|FireAnimationFrame|RunMicrotasks|V8\.Execute|v8\.(evaluateModule|compile|compileModule|produceCache))$/
const OTHER =
  /^(UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|ParseHTML|Decode|Composite|MajorGC|MinorGC)/

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time of the processor in µs. */
  tdur?: number
}

/** The time of the processor, in ms, for scripts alone. */
function sumScripts(events: TraceEvent[]) {
  let sum = 0
  const open: TraceEvent[] = []
  const hasEnded = ({ pid, tid, ts, dur = 0 }: TraceEvent, next: TraceEvent) =>
    pid !== next.pid || tid !== next.tid || ts + dur <= next.ts
  for (const event of events
    .filter(({ name, ph }) => ph === 'X' && (SCRIPT.test(name) || OTHER.test(name)))
    .sort((a, b) => a.pid - b.pid || a.tid - b.tid || a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (open[0] && hasEnded(open[0], event)) open.shift()
    if (SCRIPT.test(event.name)) sum += event.tdur ?? 0
    if (open[0] && SCRIPT.test(open[0].name)) sum -= event.tdur ?? 0
    open.unshift(event)
  }
  return sum / 1000
}

/** The time of the processor, in ms, that the scripts of a page take until it is hydrated and has come to rest. */
export const measureScripts = (browser: Browser, url: string) =>
  visit(browser, PHONE, async (page) => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] })
    await load(page, url)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    return { 'script ms': sumScripts(traceEvents) }
  })

/** Presses controls as soon as they show. `force`: the page would otherwise also run Playwright's checks. */
async function press(page: Page, ...selectors: string[]) {
  for (const selector of selectors) {
    await page.locator(selector).filter({ visible: true }).first().tap({ force: true })
    await page.waitForTimeout(700)
  }
}

/** Runs in the page. Returns the ms from the press to now, if the heading of another page shows. */
function readNavigation(before: string | null) {
  const heading = document.querySelector('h1')
  if (heading?.checkVisibility({ visibilityProperty: true }) && heading.textContent !== before)
    return performance.now() - Number(vitals.click)
}

/** Visits a page on slow 4G with a slow processor, and then loads it in the same way with empty scripts. */
export async function measurePair(browser: Browser, url: string) {
  const { LCP, ...figures } = await visit(browser, PHONE, async (page) => {
    await slowDown(page)
    const { LCP, hydrated } = await load(page, url)
    const transfer = await page.evaluate(readTransfer)
    const heading = await page.locator('h1').textContent()
    await press(page, REJECT, MENU)
    // By default Playwright looks before each frame, which takes a slow processor a third of its time.
    const nextPage = page.waitForFunction(readNavigation, heading, { polling: 50 })
    await press(page, NEXT_PAGE)
    const duration = await (await nextPage).jsonValue()
    await page.goBack()
    // A menu that opens before the page is back would close with the change of the page.
    await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading)
    for (let screen = 0; screen < 20; screen += 1) await page.mouse.wheel(0, PHONE.viewport.height)
    // A tap while the page scrolls would only stop it.
    await page.waitForTimeout(1000)
    await press(page, MENU, CLOSE_MENU)
    for (const selector of [NEXT_SLIDE, PICTURE])
      if ((await page.locator(selector).count()) > 0) await press(page, selector)
    const { INP } = await readVitals(page)
    return { LCP, 'hydrated ms': hydrated, 'next page ms': duration, 'INP ms': INP, ...transfer }
  })
  const empty = await visit(browser, PHONE, async (page) => {
    const session = await slowDown(page)
    // Not blocked, because a page without its application has other styles.
    const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }]
    session.on('Fetch.requestPaused', ({ requestId }) =>
      session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders }),
    )
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.js' }] })
    await page.goto(url)
    await page.waitForTimeout(3000)
    return readVitals(page)
  })
  return { 'LCP ratio': Number(LCP) / Number(empty.LCP), ...figures }
}

/** The highest layout shift of three widths when the fonts come three seconds late. */
export async function measureLateFonts(browser: Browser, url: string) {
  const visits = [360, 820, 1440].map((width) =>
    visit(browser, { viewport: { width, height: 823 } }, async (page) => {
      await page.route('**/*.woff2', (route) => setTimeout(() => route.continue(), 3000))
      return load(page, url)
    }),
  )
  return { 'late fonts CLS': Math.max(...(await Promise.all(visits)).map(({ CLS }) => Number(CLS))) }
}
