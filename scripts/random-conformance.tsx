import fc from 'fast-check'
import { createElement, type ReactElement, StrictMode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readAccessibilityViolations } from './accessibility-violations'
import { watchPage } from './page-watch'

export type Props = Record<string, unknown>

type Export = [name: string, value: unknown]

export interface Conformance {
  /** The exports of the package's main entry. */
  exports: Export[]
  /** The prefix of the package's slots: `ui`. */
  prefix: string
  /** Props that a component requires, by its name: `Hero`, `Header.Link`. */
  props: Record<string, Props>
  /** Components that render no element of their own. */
  withoutElement: string[]
  /** Handlers that another library adds after ours, and that `preventDefault` does not stop: `Dialog.Content onKeyDown`. */
  foreignHandlers?: string[]
  /** Puts a component between the parents that it needs. */
  element?: (name: string, element: ReactElement<Props>) => ReactElement
  /**
   * Values of the props of a component, by its name, for its random use. The first value of a prop is the simplest. A
   * component without an element of its own is used only if it has some.
   */
  choices: Record<string, Record<string, unknown[]>>
  /** Components of which a page shows one at a time. */
  single?: string[]
  /** Forgets what the visitor before has left. */
  reset?: () => void
  /** What may happen around the components at any time, such as in another tab. Throws what it has broken. */
  events?: (() => unknown)[]
  /** Promises of the package that hold at every moment: returns what is broken. */
  broken?: () => string[]
}

/** The components among the exports, with those of namespaces: `Button`, `Header.Root`. */
export const componentsOf = (exports: Export[]): Export[] =>
  exports
    .filter(([name]) => /^[A-Z]/.test(name))
    .flatMap(([name, value]) =>
      Object.prototype.toString.call(value) === '[object Module]'
        ? componentsOf(Object.entries(value as object)).map(([part, own]): Export => [`${name}.${part}`, own])
        : [[name, value]],
    )

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän, zwei Zeilen und mehr: '.repeat(4)
const KEYS = '{Enter},{Escape}, ,{Home},{End},{ArrowLeft},{ArrowRight},{ArrowUp},{ArrowDown},+,-,1'.split(',')
const SIZES: [width: number, height: number][] = [
  [1280, 900],
  [320, 256],
]

/** How long, in ms, a promise may take to hold again, and how often it is looked at. */
const patience = { timeout: 4000, interval: 16 }

/** Props that every component passes on to its element. */
const everyProp: Record<string, unknown[]> = {
  children: ['Text', LONG],
  className: ['custom'],
  onClick: [() => {}, (event: Event) => event.preventDefault()],
  onKeyDown: [() => {}, (event: Event) => event.preventDefault()],
  onPointerDown: [() => {}],
  onFocus: [() => {}, (event: Event) => event.preventDefault()],
}

const { VITE_RANDOM_MINUTES: minutes, VITE_RANDOM_SEED: seed = minutes ? Date.now() : 20270119 } = import.meta
  .env

/** Values of the props of a component, by their place in `choices`, so that a failure prints a short path. */
type Indices = Record<string, number | undefined>
type Show = (indices: Indices) => void

const place = fc.nat(12)

/** What a visitor or the consumer does. */
const stepsOf = (some: fc.Arbitrary<Indices>, events: (() => unknown)[]) =>
  fc.oneof(
    // As likely as all others together.
    {
      weight: events.length && 14,
      arbitrary: fc.array(fc.nat(events.length), { maxLength: 4 }).map((chosen) => ({
        events: chosen,
        async run() {
          for (const at of chosen) await events[at]?.()
        },
      })),
    },
    { weight: 3, arbitrary: place.map((at) => ({ press: at, run: () => press(pick(at)) })) },
    // What closes is pressed open again before it has gone.
    { weight: 2, arbitrary: place.map((at) => ({ reopen: at, run: () => reopen(at) })) },
    fc.boolean().map((forward) => ({ tab: forward, run: () => userEvent.tab({ shift: !forward }) })),
    fc.constantFrom(...KEYS).map((key) => ({ key, run: () => userEvent.keyboard(key) })),
    { weight: 2, arbitrary: some.map((props) => ({ props, run: (show: Show) => show(props) })) },
    fc
      .tuple(place, fc.integer({ min: 1, max: 2 }), fc.integer({ min: -9, max: 9 }))
      .map(([at, fingers, by]) => ({ touch: at, run: () => swipe(pick(at), fingers, 20 * by) })),
    place.map((at) => ({ hover: at, run: () => point(pick(at), 'pointerover', 'pointerout') })),
    fc.nat(1500).map((scroll) => ({ scroll, run: () => window.scrollTo(0, scroll) })),
    fc.constantFrom(...SIZES).map((size) => ({ size, run: () => page.viewport(...size) })),
    fc.integer({ min: 1, max: 9 }).map((frames) => ({ frames, run: () => waitFrames(frames) })),
  )

const edge = { tabIndex: 0, 'data-edge': '' }

function expectNone(broken: string[]) {
  if (broken.length > 0) throw new Error(broken.map((text) => text.slice(0, 500)).join('\n'))
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function waitFrames(count: number) {
  for (let passed = 0; passed < count; passed += 1) await frame()
}

/** The controls that a visitor can press. While a modal fades out, those below it, which it still hides from readers. */
const controls = () =>
  [
    ...(
      document.querySelector(':modal, [data-modal][data-state=open]') ?? document
    ).querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]'),
  ].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert], [data-edge]') &&
      !control.matches(':disabled, [type=hidden], [aria-hidden=true]'),
  )

const pick = (index: number) => controls()[index % Math.max(1, controls().length)]

const point = (target: Element | undefined, ...types: string[]) => {
  for (const type of types)
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }))
}

function press(control: HTMLElement | undefined) {
  point(control, 'pointerdown')
  control?.focus()
  point(control, 'pointerup')
  control?.click()
}

async function reopen(index: number) {
  // Not by the browser, whose answer comes after the modal has gone.
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(key)
  await frame()
  press(pick(index))
}

function swipe(target: Element | undefined, fingers: number, distance: number) {
  if (!target) return
  const at = (x: number) =>
    [0, 1]
      .slice(0, fingers)
      .map((id) => new Touch({ identifier: id, target, clientX: x + 90 * id, clientY: 9 }))
  const send = (type: string, changedTouches: Touch[], touches = changedTouches) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches, touches }))
  send('touchstart', at(200))
  send('touchmove', at(200 + distance))
  send('touchend', at(200 + distance), [])
}

const isInside = (element: Element | null) => Boolean(element?.closest('[data-random], [role=dialog]'))

/** Whether the focus came last to a control of the component. If not, it has left the page over an edge. */
let focusCameInside = false
const onFocusIn = ({ target }: Event) => {
  focusCameInside = isInside(target as Element)
}

/** Promises of every moment. `focusWasInside`: at the start of a step in which the consumer removed nothing. */
function brokenNow(focusWasInside: boolean) {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const { activeElement } = document
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} twice`),
    ...(activeElement?.closest('[inert]') ? ['the focus is in an inert part'] : []),
    ...(focusWasInside && focusCameInside && activeElement === document.body
      ? ['the focus fell to <body>']
      : []),
  ]
}

/**
 * Rules of axe about the rest of the page, and about the parts around a part. It takes a link outside of the window for a
 * skip link, such as those of a list that opens above the first line of the page.
 */
const ofThePage =
  /^(region|skip-link|landmark-|page-has|heading-order|list|dl|definition|aria-required-children|aria-valid-attr-value)/

async function accessibilityViolations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  await frame()
  return (await readAccessibilityViolations()).filter((violation) => !ofThePage.test(violation))
}

/**
 * Tests what every component of a package leaves alone, with random props, presses and keys in random order. The runs
 * are always the same, unless `VITE_RANDOM_MINUTES` tells how long to make others. A failure prints its seed and path;
 * `VITE_RANDOM_SEED` repeats it.
 */
export function testRandomUse({
  exports,
  props,
  withoutElement,
  choices,
  single = [],
  element = (_, part) => part,
  reset,
  events = [],
  broken = () => [],
}: Conformance) {
  const components = componentsOf(exports).filter(([name]) => choices[name] || !withoutElement.includes(name))
  const time = (Number(minutes ?? 0) * 60_000) / components.length
  const said: string[] = []

  /** What happens in one visit. */
  const planOf = (some: fc.Arbitrary<Indices>) =>
    fc.record({
      rtl: fc.boolean(),
      size: fc.constantFrom(...SIZES),
      twin: fc.boolean(),
      audit: fc.boolean(),
      first: some,
      steps: fc.array(stepsOf(some, events), { maxLength: 10 }),
      // Does not wait for what a step begins before the next: a modal that closes is opened again.
      hasty: fc.boolean(),
      // Unmounts the component before React has answered the last step.
      abrupt: fc.boolean(),
    })
  type Plan = ReturnType<typeof planOf> extends fc.Arbitrary<infer Value> ? Value : never

  async function visit(
    { rtl, size, twin, audit, first, steps, hasty, abrupt }: Plan,
    make: (indices: Indices) => ReactElement,
  ) {
    await page.viewport(...size)
    reset?.()
    said.length = 0
    const { leftBehind, leftTimers, changedHistory, end } = watchPage()
    const container = document.body.appendChild(document.createElement('div'))
    container.dir = rtl ? 'rtl' : 'ltr'
    const root = createRoot(container)
    const other = twin && <aside data-random="">{make({})}</aside>
    const show = (indices?: Indices) =>
      root.render(
        <StrictMode>
          <p {...edge}>Before</p>
          {indices && <main data-random="">{make(indices)}</main>}
          {indices && other}
          <div style={{ height: '200vh' }} />
          <p {...edge}>After</p>
        </StrictMode>,
      )
    const keep = (promise: () => string[] | Promise<string[]>) =>
      vi.waitFor(async () => expectNone([...said, ...(await promise()), ...changedHistory()]), patience)
    try {
      // What opens at once gives the focus back to what has it now.
      flushSync(() => show())
      container.querySelector<HTMLElement>('[data-edge]')?.focus()
      show(first)
      await waitFrames(2)
      for (const [index, step] of steps.entries()) {
        // The browser takes the focus from a control that the consumer has disabled, with the next frames.
        const focusWasInside =
          isInside(document.activeElement) &&
          !document.activeElement?.matches(':disabled') &&
          !('props' in step || 'size' in step || 'events' in step)
        await step.run(show)
        const isLast = index === steps.length - 1
        if (abrupt && isLast) break
        await frame()
        if (isLast || !hasty) await keep(() => [...brokenNow(focusWasInside), ...broken()])
      }
      // What has just opened is complete some frames later: a lightbox renders in two tasks.
      if (audit) await keep(accessibilityViolations)
    } finally {
      root.unmount()
      end()
      container.remove()
    }
    expectNone(leftTimers())
    await waitFrames(2)
    await keep(leftBehind)
    expectNone(leftTimers())
  }

  describe('used at random', () => {
    beforeAll(() => {
      for (const method of ['error', 'warn'] as const)
        vi.spyOn(console, method).mockImplementation((...args) => said.push(args.map(String).join(' ')))
      document.addEventListener('focusin', onFocusIn)
      // A followed link or a sent form would replace the page of the test.
      const stay = (event: Event) => (event.target as Element).closest('a, form') && event.preventDefault()
      for (const event of ['click', 'submit']) window.addEventListener(event, stay)
      // React's listeners on the document and on the container of a portal stay.
      const root = createRoot(document.createElement('div'))
      flushSync(() => root.render(createPortal('', document.body)))
      root.unmount()
    })
    afterAll(() => vi.restoreAllMocks())

    it.each(components)(
      '%s leaves the page as it was',
      { timeout: 60_000 + time },
      async (name, component) => {
        const values = { ...(withoutElement.includes(name) ? {} : everyProp), ...choices[name] }
        const children = choices[name]?.children?.length === 0 ? {} : { children: 'Text' }
        const make = (indices: Indices) => {
          const given: Props = Object.fromEntries(
            Object.entries(indices).map(([prop, index = 0]) => [prop, values[prop]?.[index]]),
          )
          const child = given.asChild ? { children: <a href="#elsewhere">{LONG}</a> } : {}
          return element(
            name,
            createElement(component as 'div', { ...children, ...props[name], ...given, ...child }),
          )
        }
        const chosen = Object.entries(values).filter(([, of]) => of.length > 0)
        const some = fc.record(
          Object.fromEntries(chosen.map(([prop, of]) => [prop, fc.nat(of.length - 1)])),
          { requiredKeys: [] },
        )
        const property = fc.asyncProperty(planOf(some), (plan) =>
          visit({ ...plan, twin: plan.twin && !single.includes(name) }, make),
        )
        // A component without values of its own has little that can change.
        const changes = choices[name] ? 2 + Object.keys(choices[name]).length : 1
        // What happens around it needs more visits.
        const numRuns = events.length > 0 ? 3 * changes : changes
        const end = performance.now() + time
        let next = Number(seed)
        do
          // Simpler examples of the failure would take longer than the test may.
          await fc.assert(property, { seed: next++, numRuns, includeErrorInReport: true, endOnFailure: true })
        while (performance.now() < end)
      },
    )
  })
}
