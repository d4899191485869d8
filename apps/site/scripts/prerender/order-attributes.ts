/** Matches a tag with at least two attributes, as React writes it: each attribute has a value, in which `>` is escaped. */
const tag = /(?<=<\w+)(?: [^\s=>]+="[^"]*"){2,}/g

/**
 * Writes the attributes `data-slot` and `class` of each tag before the others, which keep their order. React writes the
 * attributes in the order of the props. Tags that begin alike compress better: the HTML of a page by about 0.5%.
 */
export const orderAttributes = (html: string) =>
  html.replace(tag, (attributes) =>
    (attributes.match(/ [^\s=>]+="[^"]*"/g) ?? []).sort((a, b) => place(a) - place(b)).join(''),
  )

const place = (attribute: string) =>
  attribute.startsWith(' data-slot=') ? 0 : attribute.startsWith(' class=') ? 1 : 2
