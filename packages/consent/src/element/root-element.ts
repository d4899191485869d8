import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** A server has no `HTMLElement`, and may import the module. */
const BaseElement: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * A custom element that renders a component into one child, `[data-slot="consent-element"]`. The page's own children
 * stay as they are, so that the element can be moved, cloned, removed and put back.
 */
export abstract class RootElement extends BaseElement {
  #root: Root | undefined
  #isUpdating = false

  /** Returns what the element shows, or `undefined` if it has nothing to show yet. */
  protected abstract content(): ReactNode | undefined

  connectedCallback() {
    // A parser connects an element before its children.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.update(), { once: true })
    else this.#updateSoon()
  }

  disconnectedCallback() {
    this.#root?.unmount()
    this.#root = undefined
    this.querySelector(':scope > [data-slot="consent-element"]')?.remove()
  }

  attributeChangedCallback() {
    this.#updateSoon()
  }

  /** Renders once, after the code of the page that inserts the element has set all attributes, in whatever order. */
  #updateSoon() {
    if (this.#isUpdating) return
    this.#isUpdating = true
    queueMicrotask(() => {
      this.#isUpdating = false
      this.update()
    })
  }

  /** Renders the content again. An error, for example about a wrong attribute, leaves the content as it was. */
  update() {
    if (!this.isConnected || document.readyState === 'loading') return
    const content = this.content()
    if (content === undefined) return
    if (!this.#root) {
      // A cloned element contains what the original has rendered.
      this.querySelector(':scope > [data-slot="consent-element"]')?.remove()
      const host = document.createElement('div')
      host.dataset.slot = 'consent-element'
      // Before the page's own children, which a sibling selector hides.
      this.prepend(host)
      this.#root = createRoot(host)
    }
    this.#root.render(content)
  }
}
