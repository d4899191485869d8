import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { parseSync, Visitor } from 'vite'

/** What a page consists of besides its styles. */
interface PageContent {
  html: string
  /** The scripts that the page may load. */
  scripts: string[]
}

/**
 * Returns the rules of a style sheet that a page can use. Leaves out each rule whose selectors all need a class or a
 * `data-slot` that does not occur in the content of the page, or a language that is not one of the site, and each
 * custom property and animation that nothing reads.
 */
export function pickStyles(css: string, content: PageContent) {
  const words = findWords(content)
  // The page's language, and those of its alternates, to which a visitor can change without loading a document.
  const languages = new Set([...content.html.matchAll(/lang="([\w-]+)"/gi)].map(([, language]) => language))

  const occurs = (component: SelectorComponent) => {
    if (component.type === 'class') return words.has(component.name)
    if (component.type === 'attribute' && component.name === 'data-slot')
      return component.operation?.operator !== 'equal' || words.has(component.operation.value)
    if (component.type === 'pseudo-class' && component.kind === 'lang')
      return component.languages.some((language) => languages.has(language))
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
  return removeUnread(code.toString(), words)
}

/** Returns the words that can be a class, a `data-slot` or a custom property: those of attributes and of string literals. */
function findWords({ html, scripts }: PageContent) {
  const texts: string[] = html.match(/ (class|data-slot|style)="[^"]*"/g) ?? []
  const visitor = new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
  })
  for (const script of scripts) visitor.visit(parseSync('script.js', script).program)
  return new Set(texts.join(' ').match(/[\w-]+/g))
}

/**
 * Removes the custom properties that no remaining style reads and that are not in `words`, and the animations that no
 * remaining style names.
 */
function removeUnread(css: string, words: Set<string>): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  // For lightningcss, each property that it does not know is a custom one, for example `-webkit-font-smoothing`.
  const isUnread = (name: string) => name.startsWith('--') && !read.has(name) && !words.has(name)
  const isNamedOnce = (name: string) => css.split(name).length === 2

  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        property: ({ value }) => (isUnread(value.name) ? [] : undefined),
        keyframes: ({ value }) => (isNamedOnce(value.name.value) ? [] : undefined),
      },
      Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) },
    },
  })
  const rest = code.toString()
  // A removed property or animation can have been the only reader of others.
  return rest.length === css.length ? css : removeUnread(rest, words)
}
