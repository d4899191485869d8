import axe from 'axe-core'
import fc from 'fast-check'
import { createElement, type ReactElement, StrictMode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Conformance, componentsOf, type Props } from './conformance'
import { watchPage } from './page-watch'

interface RandomConformance extends Pick<Conformance, 'exports' | 'props' | 'withoutElement'> {
  /** Values of the props of a component, by its name. The first value of a prop is the simplest. */
  choices: Record<string, Record<string, unknown[]>>
  /** Components of which a page shows one at a time. */
  single?: string[]
  /** Puts a component between the parents that it needs. */
  element: (name: string, element: ReactElement) => ReactElement
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän, zwei Zeilen und mehr: '.repeat(4)
const KEYS = 'Enter Escape Space Home End ArrowLeft ArrowRight ArrowUp ArrowDown + - 1'.split(' ')
const SIZES: [width: number, height: number][] = [
  [1280, 900],
  [320, 256],
]

/** Props that every component passes on to its element. */
const everyProp: Record<string, unknown[]> = {
  children: ['Text', LONG],
  className: ['custom'],
  onClick: [() => {}, (event: Event) => event.preventDefault()],
  onKeyDown: [() => {}, (event: Event) => event.preventDefault()],
  onPointerDown: [() => {}],
  onFocus: [() => {}, (event: Event) => event.preventDefault()],
}

const { VITE_RANDOM_SEED: seed = 20270116, VITE_RANDOM_RUNS: factor = 1 } = import.meta.env

type Indices = Record<string, number | undefined>

/** What a visitor or the consumer does. Indices, and not values, so that a failure prints a short path. */
const stepsOf = (props: fc.Arbitrary<Indices>) =>
  fc.oneof(
    fc.record({ press: fc.nat(12) }),
    fc.record({ tab: fc.boolean() }),
    fc.record({ key: fc.constantFrom(...KEYS) }),
    fc.record({ props }),
    fc.record({
      touch: fc.nat(12),
      fingers: fc.integer({ min: 1, max: 2 }),
      by: fc.integer({ min: -9, max: 9 }),
    }),
    fc.record({ hover: fc.nat(12) }),
    fc.record({ scroll: fc.nat(1500) }),
    fc.record({ size: fc.constantFrom(...SIZES) }),
    fc.record({ frames: fc.integer({ min: 1, max: 9 }) }),
  )
type Step = Partial<{
  press: number
  tab: boolean
  key: string
  props: Indices
  touch: number
  fingers: number
  by: number
  hover: number
  scroll: number
  size: (typeof SIZES)[number]
  frames: number
}>

const edge = { tabIndex: 0, 'data-edge': '' }

function expectNone(broken: string[]) {
  if (broken.length > 0) throw new Error(broken.map((text) => text.slice(0, 500)).join('\n'))
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The controls that a visitor can reach. */
const controls = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex]')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert], [aria-hidden=true], [data-edge]') &&
      !control.matches(':disabled, [type=hidden]'),
  )

async function perform({
  press,
  tab,
  key,
  touch,
  fingers = 1,
  by = 0,
  hover,
  scroll,
  size,
  frames = 1,
}: Step) {
  const pick = (index = 0) => controls()[index % Math.max(1, controls().length)]
  if (press !== undefined) {
    const control = pick(press)
    const pointer = { bubbles: true, cancelable: true, pointerType: 'mouse' }
    control?.dispatchEvent(new PointerEvent('pointerdown', pointer))
    control?.focus()
    control?.dispatchEvent(new PointerEvent('pointerup', pointer))
    control?.click()
  }
  if (hover !== undefined)
    for (const type of ['pointerover', 'pointerout'])
      pick(hover)?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  if (touch !== undefined) {
    const target = pick(touch)
    const at = (x: number) =>
      target
        ? Array.from(
            { length: fingers },
            (_, id) => new Touch({ identifier: id, target, clientX: x + 90 * id, clientY: 9 }),
          )
        : []
    const send = (type: string, changedTouches: Touch[], touches: Touch[]) =>
      target?.dispatchEvent(
        new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches, touches }),
      )
    send('touchstart', at(200), at(200))
    send('touchmove', at(200 + 20 * by), at(200 + 20 * by))
    send('touchend', at(200 + 20 * by), [])
  }
  if (tab !== undefined) await userEvent.tab({ shift: !tab })
  if (key)
    await userEvent.keyboard(key.length > 1 && key !== 'Space' ? `{${key}}` : key === 'Space' ? ' ' : key)
  if (scroll !== undefined) window.scrollTo(0, scroll)
  if (size) await page.viewport(...size)
  for (let count = 0; count < frames; count += 1) await frame()
}

const isInside = (element: Element | null) => Boolean(element?.closest('[data-random], [role=dialog]'))

/** Promises of every moment. `focusWasInside`: the visitor has not left, and the consumer removed nothing. */
function brokenNow(focusWasInside: boolean) {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const { activeElement } = document
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} twice`),
    ...(activeElement?.closest('[inert]') ? ['the focus is in an inert part'] : []),
    ...(focusWasInside && activeElement === document.body ? ['the focus fell to <body>'] : []),
  ]
}

/** Rules of axe about the rest of the page, and about the parts around a part. */
const ofThePage =
  /^(region|landmark-|page-has|heading-order|list|dl|definition|aria-required-children|aria-valid-attr-value)/

async function accessibilityViolations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  await frame()
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  })
  return violations
    .filter(({ id }) => !ofThePage.test(id))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Tests what every component of a package leaves alone, with random props, presses and keys in random order. The runs
 * have a fixed seed; `VITE_RANDOM_SEED` sets another, and `VITE_RANDOM_RUNS=20` makes twenty times as many.
 */
export function testRandomConformance({
  exports,
  props,
  withoutElement,
  choices,
  single = [],
  element,
}: RandomConformance) {
  const said: string[] = []
  beforeAll(() => {
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation((...args) => said.push(args.map(String).join(' ')))
    // A followed link or a sent form would replace the page of the test.
    for (const event of ['click', 'submit'])
      window.addEventListener(
        event,
        (sent) => (sent.target as Element).closest('a, form') && sent.preventDefault(),
      )
    // React's listeners on the document and on the container of a portal stay.
    const root = createRoot(document.createElement('div'))
    flushSync(() => root.render(createPortal('', document.body)))
    root.unmount()
  })

  describe.each(componentsOf(exports).filter(([name]) => choices[name] || !withoutElement.includes(name)))(
    '%s, used at random',
    (name, component) => {
      const values = { ...(withoutElement.includes(name) ? {} : everyProp), ...choices[name] }
      const propsOf = (indices: Indices): Props =>
        Object.fromEntries(Object.entries(indices).map(([prop, index = 0]) => [prop, values[prop]?.[index]]))
      const some = fc.record(
        Object.fromEntries(
          Object.entries(values)
            .filter(([, of]) => of.length > 0)
            .map(([prop, of]) => [prop, fc.nat(of.length - 1)]),
        ),
        { requiredKeys: [] },
      )
      const plan = fc.record({
        rtl: fc.boolean(),
        size: fc.constantFrom(...SIZES),
        twin: fc.boolean(),
        audit: fc.boolean(),
        first: some,
        steps: fc.array(stepsOf(some), { maxLength: 10 }),
        // Unmounts the component before React has answered the last step.
        abrupt: fc.boolean(),
      })
      const isAlone = single.includes(name)
      const children = choices[name]?.children?.length === 0 ? {} : { children: 'Text' }
      const make = (given: Props) => {
        const child = given.asChild ? { children: createElement('a', { href: '#elsewhere' }, LONG) } : {}
        return element(
          name,
          createElement(component as 'div', { ...children, ...props[name], ...given, ...child }),
        )
      }

      async function visit(
        rtl: boolean,
        twin: boolean,
        first: Indices,
        steps: Step[],
        abrupt: boolean,
        audit: boolean,
      ) {
        said.length = 0
        const { leftBehind, changedHistory } = watchPage()
        const container = document.body.appendChild(document.createElement('div'))
        container.dir = rtl ? 'rtl' : 'ltr'
        const root = createRoot(container)
        const show = (indices: Indices) =>
          root.render(
            createElement(
              StrictMode,
              null,
              createElement('p', edge, 'Before'),
              createElement('main', { 'data-random': '' }, make(propsOf(indices))),
              twin &&
                !isAlone &&
                createElement('aside', { 'data-random': '', 'aria-label': 'Twin' }, make({})),
              createElement('div', { style: { height: '200vh' } }),
              createElement('p', edge, 'After'),
            ),
          )
        const keep = async (promise: () => string[]) => {
          const end = performance.now() + 4000
          while (promise().length > 0 && said.length === 0 && performance.now() < end) await frame()
          expectNone([...said, ...promise(), ...changedHistory()])
        }
        try {
          show(first)
          await perform({ frames: 2 })
          container.querySelector<HTMLElement>('[data-edge]')?.focus()
          for (const [index, step] of steps.entries()) {
            const focusWasInside = isInside(document.activeElement) && !step.props && !step.size
            if (step.props) show(step.props)
            if (abrupt && index === steps.length - 1) await perform({ ...step, frames: 0 })
            else {
              await perform(step)
              await keep(() => brokenNow(focusWasInside))
            }
          }
          if (audit) expectNone(await accessibilityViolations())
        } finally {
          root.unmount()
          container.remove()
        }
        await perform({ frames: 2 })
        // A long timer that nobody cleared would be gone when the others are.
        expectNone(leftBehind().filter((thing) => /timer of \d{3}/.test(thing)))
        await keep(leftBehind)
      }

      it('leaves the page as it was', { timeout: 60_000 * Number(factor) }, () =>
        fc.assert(
          fc.asyncProperty(plan, async ({ rtl, size, twin, first, steps, abrupt, audit }) => {
            await page.viewport(...size)
            await visit(rtl, twin, first, steps, abrupt, audit)
          }),
          {
            seed: Number(seed),
            numRuns: Math.ceil((2 + Object.keys(choices[name] ?? {}).length) * Number(factor)),
            includeErrorInReport: true,
          },
        ),
      )
    },
  )
}
