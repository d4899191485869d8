import { describe, expect, it } from 'vitest'

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
  /** Renders a component. Returns a function that renders it again, in the same place and with other props. */
  render: (name: string, component: unknown, props: Props) => Promise<(props: Props) => Promise<void>>
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

type Handler = (event: object) => void

/** The event handlers that React attached to an element. React keeps the props of an element in a property of it. */
function handlersOf(element: Element): [name: string, handler: Handler][] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  if (!key) throw new Error('React did not render this element, or keeps its props in another place.')
  return Object.entries(element[key as never] as Record<string, Handler>).filter(
    ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
  )
}

/** An event that its first handler has prevented. `onRead` is called with each property that a handler reads. */
const createPreventedEvent = (onRead: (property: string) => void) =>
  new Proxy(
    { defaultPrevented: true },
    {
      get(target, property) {
        onRead(String(property))
        return Reflect.get(target, property)
      },
    },
  )

/** Tests the promises that every component of a package makes. A new export is tested without an entry of its own. */
export function testConformance({
  exports,
  prefix,
  props,
  withoutElement,
  foreignHandlers = [],
  render,
}: Conformance) {
  const components = componentsOf(exports)
  const element = () => document.getElementById('custom') as HTMLElement

  it('has only names of components in the tables of this test', () => {
    const names = components.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining([...Object.keys(props), ...withoutElement]))
  })

  describe.each(components.filter(([name]) => !withoutElement.includes(name)))('%s', (name, component) => {
    const show = async (extra: Props = {}) => {
      const renderAgain = await render(name, component, { ...props[name], ...extra, id: 'custom' })
      await expect
        .poll(element, { message: `${name} renders no element with the id that it was given` })
        .not.toBeNull()
      return (other: Props) => renderAgain({ ...props[name], ...other, id: 'custom' })
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
      const renderAgain = await show()
      const handled = handlersOf(element())
        .map(([event]) => event)
        .filter((event) => !foreignHandlers.includes(`${name} ${event}`))
      let trace: string[] = []
      await renderAgain(Object.fromEntries(handled.map((event) => [event, () => trace.push('consumer')])))
      for (const [event, handler] of handlersOf(element())) {
        if (!handled.includes(event)) continue
        trace = []
        handler(createPreventedEvent((property) => trace.push(property)))
        expect(trace.slice(0, 2), event).toEqual(['consumer', 'defaultPrevented'])
      }
    })
  })
}
