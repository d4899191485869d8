import ts from 'typescript'
import { escapePattern } from './languages.ts'
import type { Files } from './translations.ts'

/**
 * Finds the English texts that no code uses. A use is a string of the code that equals a key, with `returnObjects` also
 * its beginning; `${…}` stands for any text. The strings of a source file with `useTranslation('home')` are uses of keys
 * in `home` and `common`, those of a source file without such a call are uses of keys in any file.
 *
 * The opposite, a used key without a text, is a compile error.
 *
 * @param sources the code, one string per file
 * @returns the mistakes, each with file and key
 */
export function findUnusedKeys(english: Files, sources: string[]): string[] {
  const uses = sources.map(readStrings).map(({ files, keys }) => ({
    file: new RegExp(`^(${files.length > 0 ? files.join('|') : '.+'}|common)$`),
    // A key can also have a plural form: `count_one`.
    key: new RegExp(`^(${keys.join('|')})(_(zero|one|two|few|many|other))?$`),
  }))
  return Object.entries(english).flatMap(([name, texts]) =>
    Object.keys(texts)
      .filter((text) => !uses.some(({ file, key }) => file.test(name) && key.test(text)))
      .map((text) => `en/${name}.json, ${text} is used nowhere`),
  )
}

/** Reads the strings of a source file, as patterns: the translation files that it names, and all others. */
function readStrings(code: string) {
  const files: string[] = []
  const keys: string[] = []
  const visit = (node: ts.Node) => {
    const [first, second] = ts.isCallExpression(node) ? node.arguments : []
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation') {
      files.push(...(first ? listFiles(first) : ['common']))
      return
    }
    if (first && second?.getText().includes('returnObjects')) keys.push(`${readString(first)}\\..+`)
    keys.push(readString(node) ?? '')
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  // A template without a word would match every key.
  return { files, keys: keys.filter((key) => /\w/.test(key)) }
}

/** The translation files that an argument of `useTranslation` names; a variable can name any file. */
function listFiles(names: ts.Node): string[] {
  if (ts.isArrayLiteralExpression(names)) return names.elements.flatMap(listFiles)
  return [readString(names) ?? '.+']
}

/** Reads a string or a template as a pattern. */
function readString(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return escapePattern(node.text)
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head, ...node.templateSpans.map((span) => span.literal)]
    .map(({ text }) => escapePattern(text))
    .join('.+')
}
