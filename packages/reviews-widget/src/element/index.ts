import type { ReviewsParseIssue } from '../core'
import { ReviewsElement } from './reviews-element'

declare global {
  interface HTMLElementTagNameMap {
    'meridiana-reviews': ReviewsElement
  }
  interface HTMLElementEventMap {
    /**
     * Dispatched on `<meridiana-reviews>` for each invalid part of its data, which is also written to the console unless
     * a listener calls `preventDefault()`.
     */
    reviewsIssue: CustomEvent<ReviewsParseIssue>
  }
}

// A page may load the file twice.
if (globalThis.customElements && !customElements.get('meridiana-reviews'))
  customElements.define('meridiana-reviews', ReviewsElement)
