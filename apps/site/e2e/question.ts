/**
 * Returns what is wrong with the place of the question about cookies: a part outside of the window, a text that is too
 * close to the edge of the box, or a corner of a text that the browser does not draw. Where a round corner of the box
 * clips its content, `elementFromPoint` finds the backdrop, which counts as the box itself.
 *
 * It runs in the page, so it uses nothing from outside of itself.
 */
export function findMisplacedParts() {
  /** Distance in px that each word of the question keeps from the edge of its box. */
  const margin = 8
  const box = document.querySelector<HTMLElement>(
    '[data-slot=consent-dialog][open], [data-slot=consent-reminder]',
  )
  if (!box) return ['there is no question']
  const outer = box.getBoundingClientRect()
  const mistakes: string[] = []
  if (outer.left < 0 || outer.top < 0 || outer.right > innerWidth || outer.bottom > innerHeight)
    mistakes.push(`the box is outside of the window: ${JSON.stringify(outer)}`)
  const isDialog = box.localName === 'dialog'
  if (isDialog && Math.abs(outer.left - (document.documentElement.clientWidth - outer.right)) > 1)
    mistakes.push('the box is not in the middle')
  // It is at the foot of a phone, else in the middle.
  if (isDialog && outer.top + 1 < innerHeight - outer.bottom) mistakes.push('the box is too high')
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  let count = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 1) continue
      count += 1
      const isInside =
        left >= outer.left + margin &&
        right <= outer.right - margin &&
        top >= outer.top + margin &&
        bottom <= outer.bottom - margin
      const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const))
      const isDrawn = corners.every(([x, y]) => {
        const shown = document.elementFromPoint(x, y)
        return shown !== box && box.contains(shown)
      })
      if (!isInside || !isDrawn)
        mistakes.push(`“${text.textContent}” is ${isInside ? 'clipped' : 'at the edge'}`)
    }
  }
  return count === 0 ? ['the question has no text'] : mistakes
}
