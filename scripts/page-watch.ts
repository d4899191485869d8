/**
 * What code holds on the page: a listener of the whole page, an observer of an element, a timer. For tests only: the
 * import of this module replaces methods of the page.
 */
interface Held {
  text: string
  /** What the call that ends it names, or at least the first of it. */
  by: unknown[]
}

let held: Held[] = []

const isHeldBy = (thing: Held, by: unknown[]) => by.every((part, place) => part === thing.by[place])

function hold(text: string, ...by: unknown[]) {
  if (!held.some((thing) => isHeldBy(thing, by))) held.push({ text, by })
}

function drop(...by: unknown[]) {
  held = held.filter((thing) => !isHeldBy(thing, by))
}

/** Calls `then` after each call of a method, with what it was called on and its arguments. */
function watch<Args extends unknown[]>(
  owner: object,
  method: string,
  then: (self: unknown, args: Args) => void,
) {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>
  const native = methods[method]
  methods[method] = function (this: unknown, ...args) {
    const result = native?.apply(this, args)
    then(this ?? window, args as Args)
    return result
  }
}

/** The browser's own method, which counts nothing. */
const listen = EventTarget.prototype.addEventListener
type ListenerArgs = Parameters<typeof listen>

const wholePage = [Window, Document, HTMLHtmlElement, HTMLBodyElement, MediaQueryList, VisualViewport]

/** The browser takes two listeners for the same if these four are equal. */
const partsOf = (target: unknown, [type, listener, options]: ListenerArgs) => [
  target,
  type,
  listener,
  Boolean(typeof options === 'object' ? options.capture : options),
]

// `window` may have methods of its own: the test runner replaces them.
for (const owner of [EventTarget.prototype, window]) {
  watch(owner, 'addEventListener', (target, args: ListenerArgs) => {
    const [type, listener, options] = args
    const { once, signal } = typeof options === 'object' ? options : {}
    if (!listener || signal?.aborted || !wholePage.some((kind) => target instanceof kind)) return
    const parts = partsOf(target, args)
    hold(`a listener for ${type} on ${Object(target).constructor.name}`, ...parts)
    if (signal) listen.call(signal, 'abort', () => drop(...parts))
    if (once) listen.call(target as EventTarget, type, () => drop(...parts), options)
  })
  watch(owner, 'removeEventListener', (target, args: ListenerArgs) => drop(...partsOf(target, args)))
}

for (const { name, prototype } of [IntersectionObserver, ResizeObserver, MutationObserver]) {
  watch(prototype, 'observe', (observer, [target]) => hold(`a ${name}`, observer, target))
  watch(prototype, 'unobserve', (observer, [target]) => drop(observer, target))
  watch(prototype, 'disconnect', (observer) => drop(observer))
}

/** Whether the visit has ended. A timer that the package sets from then on is held for ever. */
let hasEnded = false

/** The file of the package from whose code this function is called, at the second place of the stack. */
const ownCaller = () => new Error().stack?.split('\n')[3]?.match(/src\/(?!.*\.test\.)[^?:]+/)?.[0]

for (const [set, clear] of [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const) {
  // `clearTimeout` also ends an interval.
  const kind = clear.replace('Interval', 'Timeout')
  const nativeSet = window[set] as (...args: unknown[]) => unknown
  Object.assign(window, {
    [set](callback: (...args: unknown[]) => void, ...args: unknown[]) {
      const run = (...values: unknown[]) => {
        if (set !== 'setInterval') drop(kind, id)
        callback(...values)
      }
      const id = nativeSet(run, ...args)
      const file = ownCaller()
      const name = `${set === 'setTimeout' ? `a timer of ${args[0] ?? 0} ms` : set}${file ? ` in ${file}` : ''}`
      hold(name, kind, id)
      if (file && hasEnded) hold(`${name}, after the end`, {})
      return id
    },
  })
  watch(window, clear, (_, [id]) => drop(kind, id))
}

/** The browser drops the observer of an element that has gone. */
const hasGone = (part: unknown) => part instanceof Node && !part.isConnected

/** The elements that code may leave on a page or change, with their own tags. React keeps the preloads of a page. */
const tagsOfPage = () => {
  const { documentElement, head, body } = document
  const elements = [documentElement, body, ...head.children, ...body.children]
  return elements
    .filter((element) => !element.matches('link[rel=preload]'))
    .map((element) => [element, (element.cloneNode() as Element).outerHTML.replace(' style=""', '')] as const)
}

const address = () => JSON.stringify({ href: location.href, length: history.length, state: history.state })

/**
 * Counts, from now on, what code holds on the page. Returns what has changed since: `leftBehind`, which is empty once
 * what began meanwhile has ended, `leftTimers`, which would end by themselves, and `changedHistory`.
 */
export function watchPage() {
  const before = new Set(held)
  const tags = new Map(tagsOfPage())
  const start = address()
  hasEnded = false
  const begun = () =>
    held.filter((thing) => !before.has(thing) && !thing.by.some(hasGone)).map(({ text }) => text)
  return {
    end: () => {
      hasEnded = true
    },
    // Of the package any timer; of its dependencies a long one, because a short one is how they end.
    leftTimers: () => begun().filter((text) => / in src\/|timer of \d{3}/.test(text)),
    leftBehind: () => [
      ...begun(),
      ...tagsOfPage()
        .filter(([element, tag]) => tags.get(element) !== tag)
        .map(([element, tag]) => `${tag} in ${element.parentElement?.localName}`),
    ],
    changedHistory: () => (address() === start ? [] : [`the history: ${start}, now ${address()}`]),
  }
}
