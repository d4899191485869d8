import ts from 'typescript'
import {
  flattenTranslations,
  referenceLanguage,
  type TranslationFiles,
  type TranslationMistake,
} from './translations.ts'

/** A use of a translation key in the code. An interpolated part of `file` or `key` matches any text. */
interface Use {
  source: string
  /** The key exactly as the source code writes it, with its variables. */
  written: string
  file: RegExp
  key: RegExp
}

/**
 * Compares the keys of the English files with the keys in calls of `t('…')`. The argument of `useTranslation('…')` is
 * the file in which `t` looks for a key. Any other string in the code that equals a key, such as
 * `labelKey: 'plates.rotonda'`, also counts as a use.
 *
 * @param sources the code, by file name
 * @returns used keys without a translation, and translated keys without a use
 */
export function checkTranslationKeys(
  translations: TranslationFiles,
  sources: Record<string, string>,
): TranslationMistake[] {
  const keys = Object.entries(translations[referenceLanguage] ?? {}).flatMap(([file, json]) =>
    Object.keys(flattenTranslations(json)).map((key) => ({ file, key })),
  )
  const parsed = Object.entries(sources).map(([name, code]) => readSource(name, code))
  const uses = parsed.flatMap((source) => source.uses)
  const strings = parsed.flatMap((source) => source.texts)
  const matches = (use: Use, { file, key }: (typeof keys)[number]) => use.file.test(file) && use.key.test(key)
  return [
    ...uses
      .filter((use) => !keys.some((key) => matches(use, key)))
      .map(({ source, written }) => ({
        file: source,
        key: written,
        message: 'is used, but has no translation',
      })),
    ...keys
      .filter((key) => !uses.some((use) => matches(use, key)) && !strings.some((text) => text.test(key.key)))
      .map(({ file, key }) => ({
        file: `${referenceLanguage}/${file}.json`,
        key,
        message: 'is used nowhere',
      })),
  ]
}

/**
 * Finds the uses of translation keys in a source file. Also returns the other strings of the file as patterns, because
 * such a string may be a key.
 */
function readSource(name: string, code: string) {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const nodes = nodesOf(source)
  const translators = translatorsOf(nodes)
  const usedKeys = new Set<ts.Node>()
  const uses = nodes.flatMap((node): Use[] => {
    const { translator = '', key } = keyOf(node) ?? {}
    const files = translators.get(translator)
    const pattern = key && patternOf(key)
    if (!files || !key || pattern === undefined) return []
    usedKeys.add(key)
    return [
      {
        source: name,
        written: key.getText(source),
        file: new RegExp(`^(${files.join('|')})$`),
        // Also matches the keys nested below the key (`returnObjects`) and its plural forms (`count_one`).
        key: new RegExp(`^(${pattern})(\\..+|_(zero|one|two|few|many|other))?$`),
      },
    ]
  })
  const texts = nodes
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .filter((node) => !usedKeys.has(node))
    // Leaves out a template without literal text, because it would match any key.
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
 * Finds the names of the `t` functions in a source file, each with its translation files:
 * `const { t } = useTranslation('home')`, `const { t: common } = useTranslation()`,
 * `const shared = useTranslation('post').t`.
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

/** Reads a call such as `t('title')`: the name of the `t` function, and the key. */
function keyOf(node: ts.Node): { translator: string; key: ts.Node | undefined } | undefined {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression)
    ? { translator: node.expression.text, key: node.arguments[0] }
    : undefined
}

/** Converts a string of the code to a pattern in which interpolated parts match any text. */
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
