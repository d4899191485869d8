import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Conformance, componentsOf, type Props, testRandomUse } from './random-conformance'

type Handler = (event: object) => void

/** The event handlers that React attached to an element. React keeps the props of an element in a property of it. */
function handlersOf(element: Element): [name: string, handler: Handler][] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  if (!key) throw new Error('React did not render this element, or keeps its props in another place.')
  return Object.entries(element[key as never] as Record<string, Handler>).filter(
    ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
  )
}

/** Tests the promises that every component of a package makes. A new export is tested without an entry of its own. */
export function testConformance(conformance: Conformance) {
  const {
    exports,
    prefix,
    props,
    withoutElement,
    foreignHandlers = [],
    element: inParents = (_, part) => part,
  } = conformance
  const components = componentsOf(exports)
  const element = () => document.getElementById('custom') as HTMLElement

  it('has only names of components in the tables of this test', () => {
    const names = components.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining([...Object.keys(props), ...withoutElement]))
  })

  describe.each(components.filter(([name]) => !withoutElement.includes(name)))('%s', (name, component) => {
    const show = async (extra: Props) => {
      const root = createRoot(document.body.appendChild(document.createElement('main')))
      onTestFinished(() => root.unmount())
      const render = (own: Props) => {
        const part = createElement(component as 'div', { ...props[name], ...own, id: 'custom' })
        flushSync(() => root.render(inParents(name, part)))
      }
      render(extra)
      await expect
        .poll(element, { message: `${name} renders no element with the id that it was given` })
        .not.toBeNull()
      return render
    }

    it('passes className, ref and other props on to its element, which has a slot', async () => {
      const refs: unknown[] = []
      await show({
        className: 'custom',
        'data-custom': 'yes',
        ref: (value: unknown) => {
          refs.push(value)
        },
      })
      expect(refs).toContain(element())
      expect(element().classList).toContain('custom')
      expect(element().dataset.custom).toBe('yes')
      expect(element().dataset.slot).toMatch(new RegExp(`^${prefix}-`))
    })

    it('runs a handler of its consumer first, and its own unless that prevented it', async () => {
      const renderAgain = await show({})
      const handled = handlersOf(element())
        .map(([event]) => event)
        .filter((event) => !foreignHandlers.includes(`${name} ${event}`))
      let trace: string[] = []
      /** An event that its first handler has prevented. Traces each property that a handler reads. */
      const preventedEvent = new Proxy(
        { defaultPrevented: true },
        {
          get(target, property) {
            trace.push(String(property))
            return Reflect.get(target, property)
          },
        },
      )
      renderAgain(Object.fromEntries(handled.map((event) => [event, () => trace.push('consumer')])))
      for (const [event, handler] of handlersOf(element())) {
        if (!handled.includes(event)) continue
        trace = []
        handler(preventedEvent)
        expect(trace.slice(0, 2), event).toEqual(['consumer', 'defaultPrevented'])
      }
    })
  })

  testRandomUse(conformance)
}
