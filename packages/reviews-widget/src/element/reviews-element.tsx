import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ReviewsList } from '../components/reviews/reviews-list'
import { ReviewsRoot } from '../components/reviews/reviews-root'
import { ReviewsEmpty, ReviewsError, ReviewsLoading } from '../components/reviews/reviews-status'
import { ReviewsSummary } from '../components/reviews/reviews-summary'
import { CarouselViews } from '../components/reviews-carousel/carousel-views'
import {
  jsonFileReviewSource,
  type OnReviewsParseIssue,
  type Review,
  type ReviewSource,
  type ReviewsData,
  type ReviewsParseIssue,
  staticReviewSource,
} from '../core'
import { de } from '../locales/de'
import { en } from '../locales/en'
import { it } from '../locales/it'
import type { ReviewsMessages } from '../locales/messages'

const LANGUAGES = new Map<string | undefined, ReviewsMessages>(Object.entries({ de, en, it }))

/** What an attribute may be: any text, a flag (`""`, `true`, `false`), a number, or one of some words. */
type AttributeKind = 'text' | 'flag' | 'number' | readonly string[]

const SCHEMES = ['light', 'dark'] as const

/** Props that are attributes of the element, in the spelling of HTML. */
const REVIEWS_ATTRIBUTES: Record<string, AttributeKind> = {
  'average-rating': 'number',
  'date-display': ['relative', 'absolute', 'none'],
  'disable-translation': 'flag',
  'hide-empty-reviews': 'flag',
  'logo-variant': ['icon', 'full', 'none'],
  'max-characters': 'number',
  'name-display': ['firstAndLastInitials', 'firstNamesOnly', 'fullNames'],
  'profile-url': 'text',
  'read-less-label': 'text',
  'read-more-label': 'text',
  'review-variant': ['card', 'testimonial'],
  scheme: SCHEMES,
  theme: SCHEMES,
  'total-review-count': 'number',
}
const SUMMARY_ATTRIBUTES: Record<string, AttributeKind> = { 'badge-label': 'text' }
const LIST_ATTRIBUTES: Record<string, AttributeKind> = { 'page-size': 'number' }
const CAROUSEL_ATTRIBUTES: Record<string, AttributeKind> = {
  accessibility: 'flag',
  autoplay: 'flag',
  'carousel-autoplay': 'flag',
  'carousel-speed': 'number',
  interval: 'number',
  'max-items': 'number',
  'show-dots': 'flag',
  ...SUMMARY_ATTRIBUTES,
}

/** The value of an attribute as a prop. @throws if the value is not of its kind */
function parseAttribute(name: string, value: string | null, kind: AttributeKind) {
  if (value === null || kind === 'text') return value ?? undefined
  if (kind === 'flag' && /^(true|false|)$/.test(value)) return value !== 'false'
  if (value === '') return undefined
  // Timers cannot wait longer than 2 ** 31 ms, and would not wait at all.
  const number = Number(value)
  if (kind === 'number' && number >= (name === 'total-review-count' ? 0 : 1) && number < 2 ** 31)
    return number
  if (typeof kind !== 'string' && kind.includes(value)) return value
  const expected = { flag: '`true` or `false`', number: 'a number from 1', text: '' }
  throw new Error(
    `reviews-widget: ${name}="${value}" of <meridiana-reviews> is not valid, so the page keeps its own text. Give ` +
      `${typeof kind === 'string' ? expected[kind] : kind.join(', ')}.`,
  )
}

/** A source that also writes its failure to the console. */
function createUrlSource(url: string, onIssue: OnReviewsParseIssue): ReviewSource {
  const { key, load } = jsonFileReviewSource(url, { onIssue })
  return {
    key,
    load: (signal) =>
      load(signal).catch((error) => {
        if (!signal.aborted) console.warn(error)
        throw error
      }),
  }
}

function parseJson(text: string) {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message =
      'reviews-widget: the JSON inside <meridiana-reviews> cannot be read, so its reviews stay as the page has ' +
      'them. Correct the text of the <script>.'
    throw new Error(message, { cause })
  }
}

/** A server has no `HTMLElement`, and may import the module. */
const BaseElement: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * `<meridiana-reviews>`: renders the reviews into one child, `[data-slot="reviews-element"]`. The page's own children,
 * which a page without JavaScript shows, stay as they are, and are shown while there is nothing better: without data, and
 * with wrong data or attributes.
 */
export class ReviewsElement extends BaseElement {
  static observedAttributes = [
    'lang',
    'platform',
    'source',
    'view',
    ...Object.keys({ ...REVIEWS_ATTRIBUTES, ...LIST_ATTRIBUTES, ...CAROUSEL_ATTRIBUTES }),
  ]
  #host: HTMLElement | undefined
  #root: Root | undefined
  #reviews: Review[] | ReviewsData | undefined
  #messages: Partial<ReviewsMessages> | undefined
  /** The last source, and the data from which it was made: the same data are not parsed again. */
  #source: { of: unknown; source: ReviewSource } | undefined
  /** Notices data and text that the page adds or removes, and its language. */
  #observer =
    globalThis.MutationObserver &&
    new MutationObserver((mutations) => {
      if (mutations.some(({ target }) => !this.#host?.contains(target))) this.#update()
    })

  /** The reviews, instead of the attribute `source` or the JSON inside. */
  get reviews(): Review[] | ReviewsData | undefined {
    return this.#reviews
  }

  set reviews(reviews: Review[] | ReviewsData | undefined) {
    this.#reviews = reviews
    this.#source = undefined
    this.#update()
  }

  /** Texts that replace the package's own. */
  get messages(): Partial<ReviewsMessages> | undefined {
    return this.#messages
  }

  set messages(messages: Partial<ReviewsMessages> | undefined) {
    this.#messages = messages
    this.#update()
  }

  connectedCallback() {
    // A property that was set before the element was defined hides the accessor.
    for (const name of ['reviews', 'messages'] as const) {
      if (!Object.hasOwn(this, name)) continue
      const { [name]: value } = this
      Reflect.deleteProperty(this, name)
      Object.assign(this, { [name]: value })
    }
    this.#observer?.observe(this, { childList: true, subtree: true, characterData: true })
    this.#observer?.observe(document, { attributeFilter: ['lang'], subtree: true })
    // A parser connects an element before its children.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#update(), { once: true })
    // Later, because jQuery gives the JSON another type while it moves the element.
    else queueMicrotask(() => this.#update())
  }

  disconnectedCallback() {
    // An element that is moved is connected again at once, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#observer?.disconnect()
      this.#close()
    })
  }

  attributeChangedCallback() {
    this.#update()
  }

  /** Shows the reviews, or the page's own children where there is nothing to show. */
  #update() {
    if (!this.isConnected || document.readyState === 'loading') return
    // A cloned element contains what the original has rendered.
    const other = this.querySelector(':scope > [data-slot="reviews-element"]')
    if (other !== this.#host) other?.remove()
    try {
      const content = this.#content()
      if (content) this.#open(content)
      else this.#close()
    } catch (error) {
      this.#close()
      reportError(error)
    }
    // The own changes are not changes of the page.
    this.#observer?.takeRecords()
  }

  #open(content: ReactNode) {
    if (!this.#host) {
      this.#host = document.createElement('div')
      this.#host.dataset.slot = 'reviews-element'
      this.#root = createRoot(this.#host)
    }
    this.#root?.render(content)
    // A style sheet hides the page's own elements, but it cannot hide text outside of an element.
    for (const node of this.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
      const text = document.createElement('span')
      node.replaceWith(text)
      text.append(node)
    }
    if (this.#host.parentNode === this) return
    // Before the page's own children: a sibling selector hides them.
    this.prepend(this.#host)
  }

  #close() {
    this.#root?.unmount()
    this.#host?.remove()
    this.#root = undefined
    this.#host = undefined
  }

  #readSource(): ReviewSource | undefined {
    const url = this.getAttribute('source')
    const json = this.querySelector(':scope > script[type="application/json"]')?.textContent
    const of = this.#reviews ?? (url || json)
    if (!of) return undefined
    if (this.#source?.of === of) return this.#source.source

    const issues: ReviewsParseIssue[] = []
    const report = (detail: ReviewsParseIssue) => {
      const event = new CustomEvent('reviewsIssue', { detail, bubbles: true, cancelable: true })
      if (this.dispatchEvent(event)) console.warn(`reviews-widget: ${detail.path} ${detail.message}.`)
    }
    const source =
      typeof of === 'string' && url
        ? createUrlSource(url, report)
        : staticReviewSource(typeof of === 'string' ? parseJson(of) : of, (issue) => issues.push(issue))
    // Before the events, because their listeners may change the element.
    this.#source = { of, source }
    issues.forEach(report)
    // Again, because they may have given it other data.
    return this.#readSource()
  }

  #props(attributes: Record<string, AttributeKind>): { [prop: string]: unknown } {
    const props = Object.entries(attributes).map(([name, kind]) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      parseAttribute(name, this.getAttribute(name), kind),
    ])
    return Object.fromEntries(props)
  }

  #content(): ReactNode {
    // First, because it dispatches events, whose listeners may change the element.
    const source = this.#readSource()
    const language = this.closest<HTMLElement>('[lang]')?.lang.toLowerCase().split(/[-_]/)[0]
    const messages = { ...(LANGUAGES.get(language) ?? en) }
    for (const [name, text] of Object.entries(this.#messages ?? {}))
      if (text !== undefined) Object.assign(messages, { [name]: text })
    messages.platform = this.getAttribute('platform') ?? messages.platform
    const view = this.getAttribute('view')
    const attributes = this.#props(REVIEWS_ATTRIBUTES)
    const props = { ...attributes, messages, source }
    const isFailed = source && source.key === 'static' && !source.initial
    if (isFailed || !(source || attributes.averageRating || attributes.totalReviewCount !== undefined))
      return undefined
    if (view !== 'list' && view !== 'badge')
      return (
        <ReviewsRoot data-layout="carousel" {...props}>
          <CarouselViews {...this.#props(CAROUSEL_ATTRIBUTES)} />
        </ReviewsRoot>
      )
    return (
      <ReviewsRoot {...props}>
        <ReviewsLoading />
        <ReviewsError />
        <ReviewsEmpty />
        <ReviewsSummary {...this.#props(SUMMARY_ATTRIBUTES)} />
        {view === 'list' && <ReviewsList {...this.#props(LIST_ATTRIBUTES)} />}
      </ReviewsRoot>
    )
  }
}
