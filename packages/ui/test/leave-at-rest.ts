/** Ends a play function with the page as a visitor finds it: nothing has focus, and the page is at its top. */
export function leaveAtRest() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}
