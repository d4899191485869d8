/** The elements inside `root` that Tab reaches, in the order of the document. */
export const findTabbable = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      (element.tabIndex >= 0 || element.matches('[contenteditable], [controls]')) &&
      !element.matches(':disabled') &&
      element.getClientRects()[0],
  )
