import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, devices, type Request, type Route } from 'playwright'
import { UNREAD_DATA } from '../e2e/unread-data.ts'
import { findBrokenPromises, readBuiltHtml, readBuiltPage, textKeys } from './promises.ts'
import { type Beginning, type Control, type Step, take, type World } from './steps.ts'

/** Messages about files that a fault has taken away. React Router opens the document of a page without its module. */
const EXPECTED =
  /Failed to (load|fetch)|ERR_|net::|MIME|dynamically imported|loading route module|Unable to preload|NetworkError|Load failed/

/** What React reports if the words are translated while it takes them over. */
const OTHER_WORDS = /Minified React error #418/

/**
 * Time in ms in which a promise must hold again after a step; a page that keeps it does not wait. A text file that answers
 * 503 is asked for again and again for 22 s.
 */
const PATIENCE = 30_000

/**
 * Waits for an answer of the browser, but not for ever: a question that is asked while the page goes to another document
 * can stay without one.
 *
 * @throws Error if there is no answer within 30 s
 */
const answerTo = <Answer>(question: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    question,
    wait(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error('the browser gives no answer')
    }),
  ])

/** A short number for a text, the same in every run. */
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7)

/** What the page did not keep, and the walk that led there, as it can be pasted. */
export class BrokenPromise extends Error {
  constructor(promise: string, beginning: Beginning, done: string[]) {
    const replay = { ...beginning, steps: beginning.steps.slice(0, done.length) }
    super(
      `${promise}\nafter ${beginning.path}\n  ${done.join('\n  ')}\n\nnpm run walk -- --replay '${JSON.stringify(replay)}'`,
    )
  }
}

/**
 * Walks through the site as one visitor: does each step, and waits after each until the page keeps its promises.
 *
 * @throws BrokenPromise if the page does not keep them in time, or if one of its scripts throws
 */
export async function walk(browser: Browser, origin: string, beginning: Beginning) {
  const isPhone = beginning.device === 'phone'
  const { viewport, ...phone } = devices['Pixel 7'] as (typeof devices)[string]
  const context = await browser.newContext({
    locale: beginning.locale,
    ...(isPhone
      ? { ...phone, viewport: { width: 390, height: 844 } }
      : { viewport: { width: 1280, height: 800 } }),
  })
  if (beginning.decided)
    await context.addInitScript((site) => {
      if (location.origin === site && !localStorage.cookieConsentState)
        Object.assign(localStorage, {
          cookieConsentState: JSON.stringify({
            necessary: true,
            preferences: false,
            analytics: false,
            marketing: false,
          }),
          cookieConsentDate: new Date().toISOString(),
        })
    }, origin)

  let fault: Beginning['fault'] = 'none'
  let hadFault = false
  const held: (() => void)[] = []
  const html = readBuiltHtml(new URL(beginning.path, origin).pathname)
  /**
   * In half of the walks, only scripts that come later: without those that the HTML names the application does not start,
   * and asks for nothing more.
   */
  const mayFail = (pathname: string) =>
    beginning.files < 500 || (pathname.endsWith('.js') && !html.includes(pathname))
  const isAffected = (pathname: string) => mayFail(pathname) && (hash(pathname) + beginning.files) % 3 === 0
  const answer = async (route: Route) => {
    const url = new URL(route.request().url())
    if (url.origin !== origin) return route.abort()
    const isFile = /\.(js|json|data)$/.test(url.pathname)
    if (fault === 'none' || !isFile || !isAffected(url.pathname)) return route.continue()
    if (fault === 'late') {
      await new Promise<void>((resolve) => held.push(resolve))
      return route.continue().catch(() => {})
    }
    if (fault === 'missing') return route.abort()
    if (fault === 'old') return route.fulfill({ status: 404, body: 'Not found' })
    if (fault === '503') return route.fulfill({ status: 503, body: 'Service unavailable' })
    return route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Login</title>',
    })
  }
  await context.route('**/*', answer)
  const setFault = (next: Beginning['fault']) => {
    fault = next
    if (next !== 'none') hadFault = true
    else for (const release of held.splice(0)) release()
  }

  const page = await context.newPage()
  context.on('page', (opened) => opened.close())
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // The browser reports the status 404 of a page that does not exist.
    const isOwnStatus = message.text().includes('404') && message.location().url === page.url()
    if (message.type() === 'error' && !isOwnStatus) errors.push(message.text())
  })
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })

  /** What the page has asked for and does not have yet. */
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))

  const world: World = { page, context, setFault, isOffline: false, isTranslated: false, isPhone }
  const done: string[] = []

  /** Brings a visitor back who has left the site: by Back before the first page, to a picture, or without a connection. */
  async function comeBack(end: number) {
    while (Date.now() < end) {
      const isHere = await answerTo(
        page.evaluate(() =>
          document.readyState === 'loading' ? undefined : Boolean(document.querySelector('#root')),
        ),
      )
        // The page goes to another document at this moment.
        .catch(() => undefined)
      if (isHere) return
      if (isHere === undefined) await wait(100)
      else {
        if (world.isOffline) await context.setOffline(false)
        world.isOffline = false
        const url = page.url()
        const way =
          url === 'about:blank'
            ? page.goForward({ timeout: 5000 })
            : url.includes('/assets/')
              ? page.goBack({ timeout: 5000 })
              : page.goto(origin + beginning.path)
        await way.catch(() => null)
      }
    }
    throw new Error(`no page of the site at ${page.url()}`)
  }

  /** Waits until nothing is on its way any more but what a fault holds. What the page shows then, it goes on showing. */
  async function comeToRest() {
    const end = Date.now() + PATIENCE
    // A part that has come into the window asks for its script after a frame, and shows it after another one.
    for (let quiet = 0; quiet < 2 && Date.now() < end; ) {
      const idle = () =>
        new Promise<unknown>((done) => requestAnimationFrame(() => requestIdleCallback(done)))
      await answerTo(page.evaluate(idle)).catch(() => undefined)
      quiet = requests.size > held.length ? 0 : quiet + 1
    }
  }

  async function expectPromises() {
    // What failed without a connection stays missing after it is back.
    hadFault ||= world.isOffline
    let broken: string[] = []
    const end = Date.now() + PATIENCE
    do {
      await comeBack(end)
      broken = await answerTo(
        page.evaluate(findBrokenPromises, {
          built: readBuiltPage(new URL(page.url()).pathname),
          keys: textKeys,
          picturesMayFail: hadFault,
          isTranslated: world.isTranslated,
          isWaiting: held.length > 0,
          chosen: world.chosen,
        }),
      )
        // The page goes to another document at this moment.
        .catch((error: Error) => [error.message])
      if (broken.length === 0) break
      await wait(100)
    } while (Date.now() < end)
    const isExpected = (message: string) =>
      UNREAD_DATA.test(message) ||
      (hadFault && EXPECTED.test(message)) ||
      (world.isTranslated && OTHER_WORDS.test(message))
    const unexpected = errors.filter((message) => !isExpected(message))
    broken.push(...unexpected.map((message) => `no error: ${message}`))
    if (broken.length > 0) throw new Error(`${page.url()} does not keep: ${broken.join('; ')}`)
  }

  async function takeStep(step: Step) {
    const before = documents
    /** Which document it is, and whether an element of it has the focus. */
    const readFocus = () =>
      answerTo(
        page.evaluate(() => [performance.timeOrigin, document.activeElement !== document.body] as const),
      ).catch(() => [0, false] as const)
    const [loaded, hadFocus] = await readFocus()
    if (!('scroll' in step || 'files' in step)) world.chosen = undefined
    let control: Control | undefined
    let result = ''
    try {
      control = await answerTo(take(step, world))
      result = control?.name ?? ''
    } catch (error) {
      // The page changed or left at this very moment.
      result = `(${(error as Error).message.split('\n')[0]})`
    }
    done.push(`${JSON.stringify(step)} ${result}`)
    await expectPromises()
    const isPressOfButton = control !== undefined && !control.isLink
    const isQuiet = 'scroll' in step || 'drag' in step || 'pinch' in step || isPressOfButton
    if (isQuiet && !hadFault && !world.isTranslated && documents > before)
      throw new Error('a step that is no wish for a page loaded a document')
    const isKey = 'key' in step && !/Tab/.test(step.key)
    const [loadedNow, hasFocus] = await readFocus()
    if (isKey && hadFocus && !hasFocus && loaded === loadedNow)
      throw new Error('the focus was lost to <body>')
  }

  try {
    setFault(beginning.fault)
    await page.goto(origin + beginning.path, { waitUntil: 'commit' })
    await expectPromises()
    for (const step of beginning.steps) await takeStep(step)
    await comeToRest()
    await expectPromises()
  } catch (error) {
    throw new BrokenPromise((error as Error).message, beginning, done)
  } finally {
    setFault('none')
    await context.close()
  }
}
