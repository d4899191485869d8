import ts from 'typescript'
import { measure, textsOf, type WordFiles, type WordFinding } from './words.ts'

/** What a source asks a translator for; a part that only the run knows may be anything. */
interface Use {
  source: string
  /** The key as it is written. */
  written: string
  file: RegExp
  key: RegExp
}

/**
 * Compares the keys of the English files with those that the code asks for: `t('…')` and `<Trans i18nKey="…">`, in the
 * file of the `useTranslation('…')` that they come from. A key may also stand among the data: `labelKey: 'plates.rotonda'`.
 *
 * @param sources the code, by file name
 * @returns keys that are used and have no words, and keys that have words and no use
 */
export function checkKeys(words: WordFiles, sources: Record<string, string>): WordFinding[] {
  const keys = Object.entries(words[measure] ?? {}).flatMap(([file, json]) =>
    Object.keys(textsOf(json)).map((key) => ({ file, key })),
  )
  const read = Object.entries(sources).map(([name, code]) => readSource(name, code))
  const uses = read.flatMap((source) => source.uses)
  const data = read.flatMap((source) => source.texts)
  const asksFor = (use: Use, { file, key }: (typeof keys)[number]) => use.file.test(file) && use.key.test(key)
  return [
    ...uses
      .filter((use) => !keys.some((key) => asksFor(use, key)))
      .map(({ source, written }) => ({ file: source, key: written, message: 'is used, but has no words' })),
    ...keys
      .filter((key) => !uses.some((use) => asksFor(use, key)) && !data.some((text) => text.test(key.key)))
      .map(({ file, key }) => ({ file: `${measure}/${file}.json`, key, message: 'is used nowhere' })),
  ]
}

/** The keys that a source asks for, and its other texts: a key may be among them. */
function readSource(name: string, code: string) {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const nodes = nodesOf(source)
  const translators = translatorsOf(nodes)
  const asked = new Set<ts.Node>()
  const uses = nodes.flatMap((node): Use[] => {
    const { translator = '', key } = questionOf(node) ?? {}
    const files = translators.get(translator)
    const pattern = key && patternOf(key)
    if (!files || !key || pattern === undefined) return []
    asked.add(key)
    return [
      {
        source: name,
        written: key.getText(source),
        file: new RegExp(`^(${files.join('|')})$`),
        // What stands below it comes along (`returnObjects`), and so do the forms for a number (`count_one`).
        key: new RegExp(`^(${pattern})(\\..+|_(zero|one|two|few|many|other))?$`),
      },
    ]
  })
  const texts = nodes
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .filter((node) => !asked.has(node))
    // A template without a word of its own could be any key.
    .flatMap((node) => patternOf(node)?.match(/.*\w.*/)?.[0] ?? [])
    .map((pattern) => new RegExp(`^(${pattern})$`))
  return { uses, texts }
}

function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node]
  node.forEachChild((child) => {
    nodes.push(...nodesOf(child))
  })
  return nodes
}

/**
 * The names of a source's translators, each with the files that it may read: `const { t } = useTranslation('home')`,
 * `const { t: common } = useTranslation()`, `const shared = useTranslation('post').t`.
 */
function translatorsOf(nodes: ts.Node[]) {
  const translators = new Map<string, string[]>()
  for (const node of nodes) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue
    const { initializer, name } = node
    const call = ts.isPropertyAccessExpression(initializer) ? initializer.expression : initializer
    if (!ts.isCallExpression(call) || call.expression.getText() !== 'useTranslation') continue
    const [file] = call.arguments
    const named = ts.isObjectBindingPattern(name)
      ? name.elements.find((element) => (element.propertyName ?? element.name).getText() === 't')?.name
      : name
    if (!named) continue
    const known = translators.get(named.getText()) ?? []
    translators.set(named.getText(), [...known, file ? (patternOf(file) ?? '.+') : 'common'])
  }
  return translators
}

/** Which translator an expression asks for which key: `t('title')`, `<Trans t={t} i18nKey="title" />`. */
function questionOf(node: ts.Node): { translator: string; key: ts.Node | undefined } | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    return { translator: node.expression.text, key: node.arguments[0] }
  if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Trans') {
    const value = (name: string) => {
      const attribute = node.attributes.properties.find((property) => property.name?.getText() === name)
      const initializer = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined
      return initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer
    }
    return { translator: value('t')?.getText() ?? '', key: value('i18nKey') }
  }
  return undefined
}

/** A text of the code as a pattern, in which anything may stand for what only the run knows. */
function patternOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return literal(node.text)
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, span) => `${text}.+${literal(span.literal.text)}`,
      literal(node.head.text),
    )
  return undefined
}

const literal = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
