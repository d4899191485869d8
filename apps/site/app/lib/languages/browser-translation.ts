/**
 * Keeps React working on a page that the browser translates. Translation moves text nodes into `<font>` elements. When
 * React later calls `removeChild` or `insertBefore` on the previous parent of a text node, the browser would throw an
 * error, and React would remove the page.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function supportBrowserTranslation() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child
  }
}

/** Whether the browser has translated the page. React then cannot change the texts of the page. */
export const isTranslatedByBrowser = () => document.querySelector('#root font') !== null
