import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** A server has no `HTMLElement`, and may import the module. */
const BaseElement: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * A custom element that renders a component into one child, `[data-slot="consent-element"]`. The page's own children
 * stay as they are. The page may set attributes, add and remove children, and move, clone, remove and put back the
 * element, in any order: once the code that does so has ended, the element shows what the page then has.
 */
export abstract class RootElement extends BaseElement {
  /** The attributes that change the content. */
  static attributes: string[] = []
  #root: Root | undefined
  #host: HTMLElement | undefined
  #observer = new MutationObserver(() => this.update())

  /** Returns what the element shows, or `undefined` if it has nothing to show yet. */
  protected abstract content(): ReactNode | undefined

  connectedCallback() {
    const { attributes } = this.constructor as typeof RootElement
    this.#observer.observe(this, { attributeFilter: attributes, childList: true })
    // A parser connects an element before its children.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.update(), { once: true })
    else queueMicrotask(() => this.update())
  }

  /** An element that is moved is connected again at once, and keeps what it shows. */
  disconnectedCallback() {
    queueMicrotask(() => this.update())
  }

  /** Renders the content again. An error, for example about a wrong attribute, leaves the content as it was. */
  update() {
    if (!this.isConnected) return this.#end()
    if (document.readyState === 'loading') return
    const content = this.content()
    if (content === undefined) return
    // New at first, and after code of the page has replaced all children.
    if (this.#host?.parentNode !== this) this.#start()
    this.#root?.render(content)
  }

  #start() {
    this.#end()
    // A cloned element contains what the original has rendered.
    this.querySelector(':scope > [data-slot="consent-element"]')?.remove()
    this.#host = document.createElement('div')
    this.#host.dataset.slot = this.#host.slot = 'consent-element'
    this.prepend(this.#host)
    this.#root = createRoot(this.#host)
  }

  #end() {
    this.#root?.unmount()
    this.#root = undefined
    this.#host?.remove()
    this.#host = undefined
  }
}
