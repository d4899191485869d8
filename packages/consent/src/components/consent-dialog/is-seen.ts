/**
 * Whether a visitor can see an open modal dialog. False if a content blocker has removed it, or hidden it with
 * `display`, `visibility` or `opacity`, a size of 0 or a place outside of the window.
 *
 * `checkVisibility()` does not answer this: it looks at the opacity of ancestors, which a dialog in the top layer does
 * not have, and not at size and place.
 */
export function isSeen(dialog: HTMLDialogElement) {
  const { clientWidth: pageWidth } = document.documentElement
  // A page without a size is in a hidden frame, or in a test environment without layout. The dialog is not the cause.
  if (!pageWidth) return true

  const style = getComputedStyle(dialog)
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const sum = (start: string, end: string) => Number.parseFloat(start) + Number.parseFloat(end)
  return (
    style.visibility === 'visible' &&
    // An animation may start with an opacity of 0.
    (Number(style.opacity) > 0.1 || dialog.getAnimations().length > 0) &&
    // The padding remains when the size is 0.
    dialog.clientWidth > sum(style.paddingLeft, style.paddingRight) &&
    dialog.clientHeight > sum(style.paddingTop, style.paddingBottom) &&
    right > Math.max(left, 0) &&
    bottom > Math.max(top, 0) &&
    left < pageWidth &&
    top < window.innerHeight
  )
}
