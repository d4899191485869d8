import { ConsentDialog } from '../components/consent-dialog/consent-dialog'
import { ConsentProvider } from '../components/consent-provider/consent-provider'
import { ConsentReminder } from '../components/consent-reminder/consent-reminder'
import { type ConsentCategory, type ConsentReceipt, type ConsentStore, createConsentStore } from '../core'
import { cookieStorage } from '../core/cookie-storage'
import { de } from '../locales/de'
import { en } from '../locales/en'
import { it } from '../locales/it'
import type { ConsentMessages } from '../locales/messages'
import { RootElement } from './root-element'
import { connectWaitingScripts } from './waiting-scripts'

/** Texts that replace the package's own: `{ main: { title: 'Cookies' } }`. */
export type ConsentMessagesOverride = {
  [Name in keyof ConsentMessages]?: ConsentMessages[Name] extends string
    ? string
    : Partial<ConsentMessages[Name]>
}

const LANGUAGES = new Map<string | undefined, ConsentMessages>(Object.entries({ de, en, it }))

let pageConsent: ConsentStore | undefined

/**
 * What `ConsentProvider` needs on this page, in the language of an element. Undefined until the page has had its first
 * `<meridiana-consent>`, whose attributes are the options of the store.
 */
export function pageProviderProps(element: HTMLElement) {
  if (!pageConsent) return undefined
  const language = element.closest<HTMLElement>('[lang]')?.lang.split('-')[0]
  const texts = LANGUAGES.get(language) ?? en
  const own: Record<string, unknown> = document.querySelector('meridiana-consent')?.messages ?? {}
  const messages = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'object' ? { ...text, ...Object(own[name]) } : (own[name] ?? text),
    ]),
  ) as unknown as ConsentMessages
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

const withoutSlash = (url: string) => url.replace(/\/$/, '')

/** Whether the page is the page at a link, such as the privacy policy. */
function isThisPage(href: string) {
  const { origin, pathname, search } = new URL(href, document.baseURI)
  const isSamePath = withoutSlash(origin + pathname) === withoutSlash(location.origin + location.pathname)
  return isSamePath && ['', location.search].includes(search)
}

/** `<meridiana-consent>`: the dialog, or on suspended pages the reminder. Only the first of a page shows them. */
export class ConsentElement extends RootElement {
  static observedAttributes = ['lang', 'policy-href', 'suspended']
  #messages: ConsentMessagesOverride | undefined

  /** The page's store, with `get()`, `update()`, `openPreferences()` … Undefined until the page has been parsed. */
  get consent(): ConsentStore | undefined {
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
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    // A second `<meridiana-consent>` now is the first.
    updateAll()
  }

  protected override content() {
    if (!pageConsent) {
      pageConsent = createConsentStore(this.#options())
      connectWaitingScripts(pageConsent)
      document.addEventListener('click', openPreferencesByLink)
      updateAll()
    }
    const props = pageProviderProps(this)
    if (!props || document.querySelector('meridiana-consent') !== this) return null
    const policyHref = this.getAttribute('policy-href')
    return (
      <ConsentProvider
        {...props}
        suspended={this.hasAttribute('suspended') || (policyHref !== null && isThisPage(policyHref))}
      >
        <ConsentDialog policyLinks={policyHref && <a href={policyHref}>{props.messages.policy}</a>} />
        <ConsentReminder />
      </ConsentProvider>
    )
  }

  #options() {
    const domain = this.getAttribute('cookie-domain')
    const categories = this.getAttribute('categories')?.split(/\s+/) as ConsentCategory[] | undefined
    return {
      categories,
      policyVersion: this.getAttribute('policy-version') ?? undefined,
      tagManagerId: this.getAttribute('tag-manager-id') ?? undefined,
      storage: domain ? cookieStorage({ domain }) : undefined,
      onDecision: (detail: ConsentReceipt) => {
        const event = new CustomEvent('consentDecision', { detail, bubbles: true })
        document.querySelector('meridiana-consent')?.dispatchEvent(event)
      },
    }
  }
}

/** A link to `#cookie-preferences`, such as an entry of a menu, opens the preferences. */
function openPreferencesByLink(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLElement>('a[href$="#cookie-preferences"]')
  if (!link) return
  event.preventDefault()
  // Safari does not focus a clicked link. The link is focused here, so that the dialog can return the focus to it.
  link.focus()
  pageConsent?.openPreferences()
}
