/**
 * Whether a visitor can see an open modal dialog, or could see a closed one if it opened. False if a content blocker has
 * hidden it with `display`, `visibility` or `opacity`, a size of 0 or a place outside of the window; false as well while
 * an ancestor is not displayed, such as below a preloader.
 *
 * A closed dialog has the attribute `open` for the moment of the check: it is not painted, takes no focus, and leaves the
 * page usable. Its place is not checked, because outside of the top layer an ancestor may move it.
 *
 * `checkVisibility()` does not answer this: it looks at the opacity of ancestors, which a dialog in the top layer does
 * not have, and not at size and place.
 */
export function isSeen(dialog: HTMLDialogElement) {
  const { clientWidth: pageWidth } = document.documentElement
  // A page without a size is in a hidden frame, or in a test environment without layout. The dialog is not the cause.
  if (!pageWidth) return true

  const isClosed = !dialog.open
  if (isClosed) dialog.open = true
  const style = getComputedStyle(dialog)
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const isInWindow = right > 0 && bottom > 0 && left < pageWidth && top < innerHeight
  const isShown =
    style.visibility === 'visible' &&
    // The paddings and the borders, which are smaller than 8 px, remain when the size is 0. The paddings at the end are
    // not larger than at the start.
    right - left > 2 * Number.parseFloat(style.paddingLeft) + 8 &&
    bottom - top > 2 * Number.parseFloat(style.paddingTop) + 8 &&
    // An animation may start with an opacity of 0, or outside of the window.
    (!!dialog.getAnimations()[0] || (Number(style.opacity) > 0.1 && (isClosed || isInWindow)))
  if (isClosed) dialog.open = false
  return isShown
}
