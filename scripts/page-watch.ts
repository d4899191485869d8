/** What code holds on the page, by the thing itself: listeners of the whole page, observers, timers. For tests only. */
const held = new Map<unknown, string>()

const wholePage = new Map<EventTarget, string>([
  [window, 'window'],
  [document, 'document'],
  [document.documentElement, '<html>'],
  [document.body, '<body>'],
])

const nameOf = (target: EventTarget) =>
  wholePage.get(target) ??
  (target instanceof MediaQueryList || target instanceof VisualViewport ? target.constructor.name : undefined)

/** `window` may have methods of its own: the test runner replaces them. */
const listenerOwners = () =>
  [EventTarget.prototype, window].filter((owner) => Object.hasOwn(owner, 'addEventListener'))

const captures = (options: AddEventListenerOptions | boolean | undefined) =>
  typeof options === 'object' ? Boolean(options.capture) : Boolean(options)
const ids = new WeakMap<object, number>()
let last = 0
/** The browser takes two listeners for the same if these four are equal. */
const keyOf = (...parts: [EventTarget, string, object, boolean]) =>
  parts
    .map((part) => {
      if (typeof part !== 'object' && typeof part !== 'function') return part
      if (!ids.has(part)) ids.set(part, ++last)
      return ids.get(part)
    })
    .join()

/** The browser's own method, which counts nothing. */
const listen = EventTarget.prototype.addEventListener

function watchListeners(owner: EventTarget) {
  const { addEventListener, removeEventListener } = owner
  owner.addEventListener = function (this: EventTarget | undefined, type: string, listener, options) {
    addEventListener.call(this, type, listener, options)
    const name = nameOf(this ?? window)
    if (!name || !listener) return
    const { once, signal } = typeof options === 'object' ? options : {}
    if (signal?.aborted) return
    const key = keyOf(this ?? window, type, listener, captures(options))
    held.set(key, `a listener for ${type} on ${name}`)
    const remove = () => held.delete(key)
    if (signal) listen.call(signal, 'abort', remove)
    if (once) listen.call(this ?? window, type, remove, { once, capture: captures(options) })
  }
  owner.removeEventListener = function (this: EventTarget | undefined, type: string, listener, options) {
    removeEventListener.call(this, type, listener, options)
    if (nameOf(this ?? window) && listener)
      held.delete(keyOf(this ?? window, type, listener, captures(options)))
  }
}

/** The elements of each observer. The browser drops an observer whose elements are all gone. */
const observed = new Map<unknown, Set<Node>>()

const isDropped = (thing: unknown) => {
  const nodes = observed.get(thing)
  return nodes !== undefined && [...nodes].every((node) => !node.isConnected)
}

function watchObservers() {
  for (const { name, prototype } of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = prototype as ResizeObserver
    Object.assign(prototype, {
      observe(this: ResizeObserver, target: Element, options?: ResizeObserverOptions) {
        observe.call(this, target, options)
        observed.set(this, (observed.get(this) ?? new Set()).add(target))
        held.set(this, `a ${name}`)
      },
      disconnect(this: ResizeObserver) {
        disconnect.call(this)
        observed.delete(this)
        held.delete(this)
      },
    })
    if (!('unobserve' in prototype)) continue
    const { unobserve } = prototype
    prototype.unobserve = function (target) {
      unobserve.call(this, target)
      observed.get(this)?.delete(target)
      if (!observed.get(this)?.size) held.delete(this)
    }
  }
}

/** The names of all timers that files of the package have ever set. */
const ownTimers: string[] = []

/** The file of the package from whose code this function is called, at the second place of the stack. */
const ownCaller = () => new Error().stack?.split('\n')[3]?.match(/src\/(?!.*\.test\.)[^?:]+/)?.[0]

function watchTimers() {
  const pairs = [
    ['setTimeout', 'clearTimeout', true],
    ['setInterval', 'clearInterval', false],
    ['requestAnimationFrame', 'cancelAnimationFrame', true],
    ['requestIdleCallback', 'cancelIdleCallback', true],
  ] as const
  for (const [set, clear, once] of pairs) {
    // `clearTimeout` also ends an interval.
    const keyOfTimer = (id: unknown) => `${clear.replace('Interval', 'Timeout')} ${id}`
    const [nativeSet, nativeClear] = [window[set], window[clear]] as ((...args: unknown[]) => unknown)[]
    Object.assign(window, {
      [set](callback: (...args: unknown[]) => void, ...args: unknown[]) {
        const run = (...values: unknown[]) => {
          if (once) held.delete(keyOfTimer(id))
          callback(...values)
        }
        const id = nativeSet?.(run, ...args)
        const file = ownCaller()
        const name = `${set === 'setTimeout' ? `a timer of ${args[0] ?? 0} ms` : set}${file ? ` in ${file}` : ''}`
        held.set(keyOfTimer(id), name)
        if (file) ownTimers.push(name)
        return id
      },
      [clear](id: unknown) {
        nativeClear?.(id)
        held.delete(keyOfTimer(id))
      },
    })
  }
}

const ownTag = (element: Element) => (element.cloneNode() as Element).outerHTML.replace(' style=""', '')

/** React keeps the preloads of a page. */
const elements = () =>
  [...document.head.children, ...document.body.children].filter(
    (element) => !element.matches('link[rel=preload]'),
  )

/** What a visit must leave as it was. */
const address = () => ({ href: location.href, length: history.length, state: JSON.stringify(history.state) })

let isWatching = false

/**
 * Counts, from now on, what code holds on the page. Returns what has changed since: `leftBehind`, which is empty once
 * what began meanwhile has ended, `leftTimers`, which would end by themselves, and `changedHistory`. After `end`, each
 * timer that the package sets is among the left ones for ever.
 */
export function watchPage() {
  if (!isWatching) {
    isWatching = true
    listenerOwners().forEach(watchListeners)
    watchObservers()
    watchTimers()
  }
  const before = new Set(held.keys())
  const tags = [document.documentElement, document.body].map(ownTag)
  const present = new Set(elements())
  const start = JSON.stringify(address())
  let ended = Number.POSITIVE_INFINITY
  const begun = () =>
    [...held].filter(([thing]) => !before.has(thing) && !isDropped(thing)).map(([, text]) => text)
  return {
    end: () => {
      ended = ownTimers.length
    },
    // Of the package any timer; of its dependencies a long one, because a short one is how they end.
    leftTimers: () => [
      ...begun().filter((text) => / in src\/|timer of \d{3}/.test(text)),
      ...ownTimers.slice(ended),
    ],
    leftBehind: () => [
      ...begun(),
      ...[document.documentElement, document.body].map(ownTag).filter((tag) => !tags.includes(tag)),
      ...elements()
        .filter((element) => !present.has(element))
        .map((element) => `${ownTag(element)} in ${element.parentElement?.localName}`),
    ],
    changedHistory: () =>
      JSON.stringify(address()) === start ? [] : [`the history: ${start}, now ${JSON.stringify(address())}`],
  }
}
