import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ReviewsList } from '../components/reviews/reviews-list'
import { ReviewsRoot } from '../components/reviews/reviews-root'
import { ReviewsEmpty, ReviewsError, ReviewsLoading } from '../components/reviews/reviews-status'
import { ReviewsSummary } from '../components/reviews/reviews-summary'
import { CarouselViews } from '../components/reviews-carousel/carousel-views'
import {
  jsonFileReviewSource,
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

/** Props that are attributes of the element, in the spelling of HTML. */
const REVIEWS_ATTRIBUTES = [
  'average-rating',
  'date-display',
  'disable-translation',
  'hide-empty-reviews',
  'logo-variant',
  'max-characters',
  'name-display',
  'profile-url',
  'read-less-label',
  'read-more-label',
  'review-variant',
  'theme',
  'total-review-count',
]
const SUMMARY_ATTRIBUTES = ['badge-label']
const LIST_ATTRIBUTES = ['page-size']
const CAROUSEL_ATTRIBUTES = [
  'accessibility',
  'carousel-autoplay',
  'carousel-speed',
  'max-items',
  'show-dots',
  ...SUMMARY_ATTRIBUTES,
]

/** The value of an attribute as a prop: `""` and `true` are true, `false` is false, digits are a number. */
function parseAttribute(value: string) {
  if (value === '' || value === 'true') return true
  if (value === 'false') return false
  return Number.isNaN(Number(value)) ? value : Number(value)
}

/** A server has no `HTMLElement`, and may import the module. */
const BaseElement: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * `<meridiana-reviews>`: renders the reviews into one child, `[data-slot="reviews-element"]`. The page's own children,
 * which a page without JavaScript shows, stay as they are.
 */
export class ReviewsElement extends BaseElement {
  static observedAttributes = [
    'lang',
    'platform',
    'source',
    'view',
    ...REVIEWS_ATTRIBUTES,
    ...LIST_ATTRIBUTES,
    ...CAROUSEL_ATTRIBUTES,
  ]
  #root: Root | undefined
  #reviews: Review[] | ReviewsData | undefined
  #messages: Partial<ReviewsMessages> | undefined

  /** The reviews, instead of the attribute `source` or the JSON inside. */
  get reviews(): Review[] | ReviewsData | undefined {
    return this.#reviews
  }

  set reviews(reviews: Review[] | ReviewsData | undefined) {
    this.#reviews = reviews
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
    // A parser connects an element before its children.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.#update(), { once: true })
    else this.#update()
  }

  disconnectedCallback() {
    // An element that is moved is connected again at once, and keeps its state.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = undefined
      this.#removeHost()
    })
  }

  attributeChangedCallback() {
    if (this.#root) this.#update()
  }

  #removeHost() {
    this.querySelector(':scope > [data-slot="reviews-element"]')?.remove()
  }

  #update() {
    if (!this.isConnected || document.readyState === 'loading') return
    const source = this.#source()
    if (!source) return
    if (!this.#root) {
      // A cloned element contains what the original has rendered.
      this.#removeHost()
      const host = document.createElement('div')
      host.dataset.slot = 'reviews-element'
      // Before the page's own children: a sibling selector hides them, because Firefox 114 has no `:has()`.
      this.prepend(host)
      this.#root = createRoot(host)
    }
    this.#root.render(this.#content(source))
  }

  #source(): ReviewSource | undefined {
    const onIssue = (detail: ReviewsParseIssue) => {
      const event = new CustomEvent('reviewsIssue', { detail, bubbles: true, cancelable: true })
      if (this.dispatchEvent(event)) console.warn(`reviews-widget: ${detail.path} ${detail.message}.`)
    }
    if (this.#reviews) return staticReviewSource(this.#reviews, onIssue)
    const url = this.getAttribute('source')
    if (url) {
      const source = jsonFileReviewSource(url, { onIssue })
      const load: ReviewSource['load'] = (signal) =>
        source.load(signal).catch((error) => {
          if (!signal.aborted) console.warn(error)
          throw error
        })
      return { key: url, load }
    }
    const json = this.querySelector(':scope > script[type="application/json"]')
    if (!json) return undefined
    try {
      return staticReviewSource(JSON.parse(json.textContent), onIssue)
    } catch (cause) {
      const message =
        'reviews-widget: the JSON inside <meridiana-reviews> cannot be read, so its reviews stay as the page has ' +
        'them. Correct the text of the <script>.'
      reportError(new Error(message, { cause }))
      return undefined
    }
  }

  #props(attributes: string[]): object {
    const props = attributes.map((name) => {
      const value = this.getAttribute(name)
      return [
        name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
        value === null ? undefined : parseAttribute(value),
      ]
    })
    return Object.fromEntries(props)
  }

  #content(source: ReviewSource): ReactNode {
    const language = this.closest<HTMLElement>('[lang]')?.lang.split('-')[0]
    const messages = { ...(LANGUAGES.get(language) ?? en), ...this.#messages }
    messages.platform = this.getAttribute('platform') ?? messages.platform
    const view = this.getAttribute('view')
    const props = { ...this.#props(REVIEWS_ATTRIBUTES), messages, source }
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
