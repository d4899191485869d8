import { type Selector, type SelectorComponent, transform } from 'lightningcss'

/**
 * Returns the rules of a style sheet that a page can use. Leaves out each rule whose selectors all need a class, or a
 * `data-slot`, that does not occur in `content`.
 *
 * @param content the HTML of the page and the scripts that it may load, joined to one text
 */
export function pickStyles(css: string, content: string) {
  const words = new Set(content.match(/[\w-]+/g))

  const occurs = (component: SelectorComponent) => {
    if (component.type === 'class') return words.has(component.name)
    if (component.type === 'attribute' && component.name === 'data-slot')
      return component.operation?.operator !== 'equal' || words.has(component.operation.value)
    if (component.type === 'pseudo-class' && component.kind !== 'not' && 'selectors' in component)
      return (component.selectors as Selector[] | undefined)?.some(canMatch) ?? true
    return true
  }
  const canMatch = (selector: Selector) => selector.every(occurs)

  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) },
    },
  })
  return code.toString()
}
