import { ConsentDialog } from '../components/consent-dialog/consent-dialog'
import { ConsentProvider } from '../components/consent-provider/consent-provider'
import { ConsentReminder } from '../components/consent-reminder/consent-reminder'
import { type ConsentReceipt, type ConsentStore, type ConsentStoreOptions, createConsentStore } from '../core'
import { cookieStorage } from '../core/cookie-storage'
import { parseCategories } from '../core/state'
import { de } from '../locales/de'
import { en } from '../locales/en'
import { it } from '../locales/it'
import type { ConsentMessages } from '../locales/messages'
import { RootElement } from './root-element'
import { runWaitingScripts } from './waiting-scripts'

/** Texts that replace the package's own: `{ main: { title: 'Cookies' } }`. */
export type ConsentMessagesOverride = {
  [Name in keyof ConsentMessages]?: ConsentMessages[Name] extends string
    ? string
    : Partial<ConsentMessages[Name]>
}

const LANGUAGES = new Map<string | undefined, ConsentMessages>(Object.entries({ de, en, it }))

let pageConsent: ConsentStore | undefined
/** The attributes from which the store was created, as JSON. */
let pageOptions: string | undefined

const getOwnMessages = (): ConsentMessagesOverride =>
  document.querySelector('meridiana-consent')?.messages ?? {}

/**
 * What `ConsentProvider` needs on this page, in the language of an element. Undefined until the page has had its first
 * `<meridiana-consent>`, whose attributes are the options of the store.
 */
export function pageProviderProps(element: HTMLElement) {
  if (!pageConsent) return undefined
  const language = element.closest<HTMLElement>('[lang]')?.lang.trim().toLowerCase().split(/[-_]/)[0]
  const texts = LANGUAGES.get(language) ?? en
  const own: Record<string, unknown> = getOwnMessages()
  const messages = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'object' ? { ...text, ...Object(own[name]) } : (own[name] ?? text),
    ]),
  ) as unknown as ConsentMessages
  // A category without texts is called by its name, so that the visitor can still choose.
  for (const name of pageConsent.categories) messages.categories[name] ??= { title: name, description: '' }
  return { consent: pageConsent, messages }
}

const updateAll = () => {
  // A gate with a wrong attribute throws, and must not stop the dialog and the other gates. While the browser defines the
  // elements of the page, a second `<meridiana-consent>` is not defined yet.
  for (const element of document.querySelectorAll<RootElement>(
    ':is(meridiana-consent, meridiana-consent-gate, meridiana-consent-trigger):defined',
  ))
    try {
      element.update()
    } catch (error) {
      reportError(error)
    }
}

const runScripts = () => runWaitingScripts(() => pageConsent as ConsentStore)

/** Follows what the visitor and a router change on the page, which has no event for it. */
function followPage() {
  document.addEventListener('click', openPreferencesByLink)
  const getAddress = () => location.pathname + location.search
  let address = getAddress()
  const follow = (changes: MutationRecord[]) => {
    runScripts()
    const isOther = address !== getAddress()
    address = getAddress()
    // The preferences belong to the page that the visitor has left.
    if (isOther) pageConsent?.dialog.set()
    if (isOther || changes.some(({ type }) => type === 'attributes')) updateAll()
  }
  new MutationObserver(follow).observe(document, {
    attributeFilter: ['lang'],
    childList: true,
    subtree: true,
  })
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** Whether the page is the page at a link, such as the privacy policy. A link that is no URL has no origin. */
function isThisPage(href: string) {
  const { origin, pathname, search } = Object.assign(document.createElement('a'), { href })
  const isSamePath = withoutSlash(origin + pathname) === withoutSlash(location.origin + location.pathname)
  return isSamePath && ['', location.search].includes(search)
}

/** `<meridiana-consent>`: the dialog, or on suspended pages the reminder. Only the first of a page shows them. */
export class ConsentElement extends RootElement {
  static override attributes = [
    'lang',
    'policy-href',
    'suspended',
    'categories',
    'cookie-domain',
    'policy-version',
    'tag-manager-id',
  ]
  #messages: ConsentMessagesOverride | undefined

  /**
   * The page's store, with `get()`, `update()`, `openPreferences()` … Undefined until the page has been parsed. Another
   * one after a change of the attributes that are its options.
   */
  get consent(): ConsentStore | undefined {
    this.#provideStore()
    return pageConsent
  }

  /** Texts that replace the package's own, in this element, in the gates and in the triggers. */
  get messages(): ConsentMessagesOverride | undefined {
    return this.#messages
  }

  set messages(messages: ConsentMessagesOverride | undefined) {
    this.#messages = messages
    updateAll()
  }

  override connectedCallback() {
    // A property that was set before the element was defined hides the accessor.
    if (Object.hasOwn(this, 'messages')) {
      const { messages } = this
      Reflect.deleteProperty(this, 'messages')
      this.#messages = messages
    }
    super.connectedCallback()
    queueMicrotask(updateAll)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    // A second `<meridiana-consent>` may now be the first.
    queueMicrotask(updateAll)
  }

  protected override content() {
    this.#provideStore()
    const props = pageProviderProps(this)
    if (!props || !this.#isFirst()) return null
    const policyHref = this.#read('policy-href')
    return (
      <ConsentProvider
        {...props}
        suspended={this.hasAttribute('suspended') || (policyHref !== undefined && isThisPage(policyHref))}
      >
        <ConsentDialog policyLinks={policyHref && <a href={policyHref}>{props.messages.policy}</a>} />
        <ConsentReminder />
      </ConsentProvider>
    )
  }

  #isFirst() {
    return document.querySelector('meridiana-consent') === this
  }

  /** Returns the trimmed value of an attribute. An empty one counts as absent. */
  #read(name: string) {
    return this.getAttribute(name)?.trim() || undefined
  }

  /** Creates the page's store from the attributes of its first `<meridiana-consent>`, and again when they change. */
  #provideStore() {
    if (!this.isConnected || document.readyState === 'loading' || !this.#isFirst()) return
    const values = ['categories', 'cookie-domain', 'policy-version', 'tag-manager-id'].map((name) =>
      this.#read(name),
    )
    const options = JSON.stringify(values)
    if (options === pageOptions) return
    if (!pageConsent) followPage()
    pageOptions = options
    const [list, domain, policyVersion, tagManagerId] = values
    pageConsent = createPageStore({
      categories: parseCategories(list),
      policyVersion,
      tagManagerId,
      storage: createStorage(domain),
      onDecision: (detail: ConsentReceipt) => {
        const event = new CustomEvent('consentDecision', { detail, bubbles: true })
        document.querySelector('meridiana-consent')?.dispatchEvent(event)
      },
    })
    reportUnnamedCategories(pageConsent)
    pageConsent.subscribe(runScripts)
    runScripts()
    updateAll()
  }
}

/** Creates a store. If an option is wrong, the page keeps the store that it has, or has one without that option. */
function createPageStore(options: ConsentStoreOptions) {
  try {
    return createConsentStore(options)
  } catch (error) {
    reportError(error)
    return pageConsent ?? createConsentStore({ ...options, policyVersion: undefined })
  }
}

function createStorage(domain: string | undefined) {
  if (!domain) return undefined
  if (`.${location.hostname}`.endsWith(`.${domain.replace(/^\./, '')}`)) return cookieStorage({ domain })
  const message =
    `consent: <meridiana-consent cookie-domain="${domain}"> is no domain of ${location.hostname}, so the browser would ` +
    'refuse its cookies. The decision is kept for this host only. Give the domain without a scheme, such as hotel.example.'
  reportError(new Error(message))
}

function reportUnnamedCategories({ categories }: ConsentStore) {
  const named = { ...en.categories, ...getOwnMessages().categories }
  const unnamed = categories.filter((name) => !Object.hasOwn(named, name))
  if (unnamed.length === 0) return
  const message =
    `consent: <meridiana-consent> has categories without texts, so the dialog shows their names: ${unnamed.join(', ')}. ` +
    'Give one of preferences, analytics and marketing, or set the texts with the property messages.'
  reportError(new Error(message))
}

/** A link to `#cookie-preferences`, such as an entry of a menu, opens the preferences. */
function openPreferencesByLink(event: MouseEvent) {
  // Also a link in a shadow root, which is not the event's target for a listener outside.
  const target = event.composedPath()[0]
  const link = target instanceof Element && target.closest<HTMLElement>('a[href$="#cookie-preferences"]')
  // A press with a key of these opens another tab or window.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  // Safari does not focus a clicked link. The link is focused here, so that the dialog can return the focus to it.
  link.focus()
  pageConsent?.openPreferences()
}
