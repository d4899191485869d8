import fc from 'fast-check'
import type { BrowserContext, Page } from 'playwright'

/** Places in the window and along the page are parts of a thousand, so that a shorter walk can be found. */
const part = fc.integer({ min: 0, max: 999 })

const KEYS = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Enter',
  'Space',
  'Escape',
  'ArrowRight',
  'ArrowLeft',
] as const
const MORE_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End', '+', 'PageDown'] as const
const CHANGES = ['rotate', 'largeText', 'reducedMotion', 'translated', 'offline'] as const

/** What a fault does to the files of the site. */
export const FAULTS = ['late', 'missing', 'old', '503', 'html'] as const

/** One thing that a visitor, or the world around the page, does. */
const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ press: part }) },
  { weight: 3, arbitrary: fc.record({ pressLink: part }) },
  { weight: 3, arbitrary: fc.record({ key: fc.constantFrom(...KEYS, ...MORE_KEYS) }) },
  { weight: 3, arbitrary: fc.record({ scroll: part }) },
  { weight: 1, arbitrary: fc.record({ drag: fc.tuple(part, part, part, part) }) },
  { weight: 1, arbitrary: fc.record({ pinch: fc.tuple(part, part) }) },
  { weight: 3, arbitrary: fc.record({ history: fc.constantFrom('back', 'back', 'forward', 'reload') }) },
  { weight: 1, arbitrary: fc.record({ language: fc.constantFrom('en', 'it', 'de') }) },
  { weight: 1, arbitrary: fc.record({ change: fc.constantFrom(...CHANGES) }) },
  { weight: 1, arbitrary: fc.record({ files: fc.constantFrom('heal', ...FAULTS) }) },
)

export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** How a walk begins. */
export interface Beginning {
  /** The address that is typed. */
  path: string
  device: 'phone' | 'desktop'
  /** Language of the browser. */
  locale: 'en-GB' | 'it-IT' | 'de-DE'
  /** Whether the visitor has answered the question about cookies on another day. */
  decided: boolean
  /** What happens to some of the files, from the beginning or until `heal`. */
  fault: 'none' | (typeof FAULTS)[number]
  /** Which files have the fault. */
  files: number
  steps: Step[]
}

/** Generates walks that begin at one of the paths. */
export const arbitraryWalk = (paths: string[], steps: number): fc.Arbitrary<Beginning> =>
  fc.record({
    path: fc.constantFrom(...paths),
    device: fc.constantFrom('phone', 'desktop'),
    locale: fc.constantFrom('en-GB', 'it-IT', 'de-DE'),
    decided: fc.constantFrom(true, true, false),
    fault: fc.constantFrom('none', 'none', 'none', ...FAULTS),
    files: part,
    steps: fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }),
  })

/** A control that can be pressed at a point of the window. */
export interface Control {
  x: number
  y: number
  isLink: boolean
  name: string
}

/**
 * Lists the controls that a visitor sees in the window, when it stands still: a key such as End scrolls it for a while.
 * Links that leave the site are not pressed. Runs in the page.
 */
async function listControls(): Promise<Control[]> {
  for (let still = 0, y = scrollY; still < 3; still = y === scrollY ? still + 1 : 0) {
    y = scrollY
    await new Promise(requestAnimationFrame)
  }
  const selector = 'a[href], button, summary, input, select, [role=tab]'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const link = element.closest('a')
    if (link && (link.origin !== location.origin || link.target === '_blank' || link.download)) return []
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const hit = document.elementFromPoint(x, y)
    if (!hit || !element.contains(hit) || element.matches(':disabled')) return []
    const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)
    return [{ x, y, isLink: Boolean(link), name: `${element.localName} “${name}”` }]
  })
}

/** Wraps each word in an element of its own, as the translation of a browser does. Runs in the page. */
function translate() {
  document.documentElement.classList.add('translated-ltr')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue
    const words = document.createElement('font')
    words.textContent = text.data.replace(/\p{L}+/gu, (word) => `${word}-t`)
    text.replaceWith(words)
  }
}

/** What a walk keeps in mind about the world around the page. */
export interface World {
  page: Page
  context: BrowserContext
  setFault: (fault: Beginning['fault']) => void
  isOffline: boolean
  isTranslated: boolean
  isPhone: boolean
  /** The language that was chosen, until the next step that can change it. */
  chosen?: string | undefined
}

/** Does one step, and returns the name of what was pressed. */
export async function take(step: Step, world: World): Promise<Control | undefined> {
  const { page, context, isPhone } = world
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const at = (x: number, y: number) => [(x / 1000) * size.width, (y / 1000) * size.height] as const
  if ('press' in step || 'pressLink' in step) {
    const controls = await page.evaluate(listControls)
    const wanted = 'press' in step ? controls : controls.filter(({ isLink }) => isLink)
    const place = 'press' in step ? step.press : step.pressLink
    const control = wanted[Math.floor((place / 1000) * wanted.length)]
    if (!control) return undefined
    if (isPhone) await page.touchscreen.tap(control.x, control.y)
    else await page.mouse.click(control.x, control.y)
    return control
  }
  if ('key' in step) await page.keyboard.press(step.key)
  else if ('scroll' in step)
    await page.evaluate(
      (place) => scrollTo(0, place * document.documentElement.scrollHeight),
      step.scroll / 1000,
    )
  else if ('drag' in step) {
    const [x, y, toX, toY] = step.drag
    await page.mouse.move(...at(x, y))
    await page.mouse.down()
    await page.mouse.move(...at(toX, toY), { steps: 4 })
    await page.mouse.up()
  } else if ('pinch' in step && isPhone) {
    const session = await context.newCDPSession(page)
    const [x, y] = at(...step.pinch)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...offsets: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: offsets.map((offset, id) => ({ x: x + offset, y, id })),
      })
    await send('touchStart', -20)
    await send('touchStart', -20, 20)
    await send('touchMove', -60, 60)
    await send('touchEnd')
    await session.detach()
  } else if ('history' in step) {
    const { history } = step
    const option = { waitUntil: 'commit', timeout: 10_000 } as const
    if (history === 'reload') await page.reload(option)
    else if (history === 'back') await page.goBack(option)
    else await page.goForward(option)
  } else if ('language' in step) {
    const link = page.locator(`a[hreflang=${step.language}]`).locator('visible=true').first()
    if (await link.count()) {
      await link.click({ timeout: 3000, noWaitAfter: true })
      world.chosen = step.language
    }
  } else if ('change' in step) {
    if (step.change === 'rotate') await page.setViewportSize({ width: size.height, height: size.width })
    else if (step.change === 'reducedMotion') await page.emulateMedia({ reducedMotion: 'reduce' })
    else if (step.change === 'largeText')
      await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
    else if (step.change === 'offline') {
      world.isOffline = !world.isOffline
      await context.setOffline(world.isOffline)
    } else {
      world.isTranslated = true
      await page.evaluate(translate)
    }
  } else if ('files' in step) world.setFault(step.files === 'heal' ? 'none' : step.files)
  return undefined
}
